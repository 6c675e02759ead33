// The pictures of the start page and the lobby, drawn with the icons of the game.

import type { JSX } from "preact";

interface Put {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const HALLERTAU: readonly Put[] = [
  { icon: "center", x: 236, y: 56, size: 66 },
  { icon: "brewhouse", x: 306, y: 76, size: 44 },
  { icon: "bakehouse", x: 190, y: 80, size: 40 },
  { icon: "sheep", x: 452, y: 126, size: 46 },
  { icon: "sheep", x: 510, y: 140, size: 38 },
  { icon: "worker", x: 60, y: 118, size: 54 },
  { icon: "barley", x: 24, y: 138, size: 40 },
  { icon: "barley", x: 124, y: 142, size: 38 },
  { icon: "hops", x: 400, y: 132, size: 30 },
];

const LAGRANJA: readonly Put[] = [
  { icon: "extension", x: 240, y: 66, size: 74 },
  { icon: "stall", x: 342, y: 92, size: 56 },
  { icon: "trading_house", x: 180, y: 84, size: 52 },
  { icon: "donkey", x: 416, y: 116, size: 58 },
  { icon: "barrow", x: 118, y: 132, size: 48 },
  { icon: "pig", x: 300, y: 144, size: 40 },
  { icon: "grape", x: 26, y: 146, size: 34 },
  { icon: "olive", x: 70, y: 150, size: 32 },
  { icon: "hat", x: 500, y: 144, size: 44 },
  { icon: "grain", x: 232, y: 146, size: 36 },
];

const WIDE_HALLERTAU: readonly Put[] = [
  { icon: "center", x: 520, y: 22, size: 62 },
  { icon: "bakehouse", x: 462, y: 48, size: 40 },
  { icon: "brewhouse", x: 590, y: 46, size: 42 },
  { icon: "carpentry", x: 640, y: 52, size: 38 },
  { icon: "sheep", x: 1040, y: 78, size: 40 },
  { icon: "sheep", x: 1092, y: 88, size: 34 },
  { icon: "worker", x: 150, y: 68, size: 48 },
  { icon: "worker", x: 330, y: 62, size: 44 },
  { icon: "barley", x: 110, y: 88, size: 34 },
  { icon: "barley", x: 208, y: 90, size: 34 },
  { icon: "boulder", x: 700, y: 90, size: 34 },
];

const WIDE_LAGRANJA: readonly Put[] = [
  { icon: "extension", x: 520, y: 26, size: 66 },
  { icon: "trading_house", x: 440, y: 42, size: 48 },
  { icon: "stall", x: 620, y: 46, size: 50 },
  { icon: "greengrocer", x: 690, y: 46, size: 46 },
  { icon: "donkey", x: 830, y: 62, size: 54 },
  { icon: "barrow", x: 270, y: 76, size: 44 },
  { icon: "pig", x: 950, y: 84, size: 38 },
  { icon: "grape", x: 90, y: 86, size: 32 },
  { icon: "olive", x: 150, y: 92, size: 30 },
  { icon: "hat", x: 1080, y: 84, size: 40 },
  { icon: "grain", x: 360, y: 88, size: 34 },
];

const TREES = [
  [40, 118],
  [92, 108],
  [530, 112],
  [484, 124],
] as const;

function Icons({ of }: { readonly of: readonly Put[] }): JSX.Element {
  return (
    <>
      {of.map(({ icon, x, y, size }) => (
        <use key={`${icon}${x}`} href={`#i-${icon}`} x={x} y={y} width={size} height={size} />
      ))}
    </>
  );
}

function Hops({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <>
      <path class="pole" d={`M${x} ${y + 66}v-72`} />
      <path class="vine" d={`M${x} ${y + 4}c-10 10 10 16 0 26s10 14 0 24`} />
    </>
  );
}

/** A landscape of a game. `wide`: a banner. */
export function Scene({ ruleset, wide }: { readonly ruleset: string; readonly wide?: boolean }): JSX.Element {
  const Drawn = ruleset === "lagranja" ? (wide ? WideLaGranja : LaGranja) : wide ? WideHallertau : Hallertau;
  return <Drawn />;
}

function Hallertau(): JSX.Element {
  return (
    <svg class="scene hallertau" aria-hidden="true" viewBox="0 0 580 190" preserveAspectRatio="xMidYMid slice">
      <rect class="sky" width="580" height="190" />
      <circle class="sun" cx="470" cy="40" r="22" />
      <path class="hills" d="M0 92c90-50 170-40 260-8s210 10 320-30v136H0z" />
      <path class="land" d="M0 112c120-36 240-20 330 4s170 8 250-16v90H0z" />
      <path class="barley" d="M0 190V150c90-40 200-54 330-34l60 74z" />
      {Array.from({ length: 11 }, (_, i) => (
        <path key={i} class="rows" d={`M${-40 + i * 62} 190 L${150 + i * 22} 96`} />
      ))}
      {Array.from({ length: 5 }, (_, i) => (
        <Hops key={i} x={402 + i * 34} y={62 + (i % 2) * 6} />
      ))}
      <Icons of={HALLERTAU} />
    </svg>
  );
}

function WideHallertau(): JSX.Element {
  return (
    <svg class="scene hallertau" aria-hidden="true" viewBox="0 0 1180 132" preserveAspectRatio="xMidYMid slice">
      <rect class="sky" width="1180" height="132" />
      <circle class="sun" cx="1090" cy="36" r="20" />
      <path class="hills" d="M0 60c180-44 330-34 520-8s400 14 660-26v106H0z" />
      <path class="land" d="M0 80c240-30 480-18 660 0s340 6 520-12v64H0z" />
      <path class="barley" d="M0 132V96c150-30 330-38 560-20l90 56z" />
      {Array.from({ length: 13 }, (_, i) => (
        <path key={i} class="rows" d={`M${-80 + i * 74} 132 L${180 + i * 30} 66`} />
      ))}
      {Array.from({ length: 7 }, (_, i) => (
        <Hops key={i} x={760 + i * 36} y={30 + (i % 2) * 6} />
      ))}
      <Icons of={WIDE_HALLERTAU} />
    </svg>
  );
}

function Tree({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <>
      <path class="trunk" d={`M${x} ${y + 14}v16`} />
      <ellipse class="tree" cx={x} cy={y} rx="19" ry="16" />
    </>
  );
}

function LaGranja(): JSX.Element {
  return (
    <svg class="scene lagranja" aria-hidden="true" viewBox="0 0 580 190" preserveAspectRatio="xMidYMid slice">
      <rect class="sky" width="580" height="190" />
      <circle class="sun" cx="110" cy="44" r="24" />
      <path class="sea" d="M0 84h580v40H0z" />
      <path class="hills" d="M330 92 410 34l60 36 40-22 70 44z" />
      <path class="land" d="M0 118c140-28 300-28 580-6v78H0z" />
      <path class="soil" d="M0 150c160-24 380-22 580-4v44H0z" />
      {TREES.map(([x, y]) => (
        <Tree key={x} x={x} y={y} />
      ))}
      <Icons of={LAGRANJA} />
    </svg>
  );
}

function WideLaGranja(): JSX.Element {
  return (
    <svg class="scene lagranja" aria-hidden="true" viewBox="0 0 1180 132" preserveAspectRatio="xMidYMid slice">
      <rect class="sky" width="1180" height="132" />
      <circle class="sun" cx="150" cy="34" r="22" />
      <path class="sea" d="M0 48h1180v40H0z" />
      <path class="hills" d="M740 56 850 8l80 32 60-20 120 36z" />
      <path class="land" d="M0 78c280-22 620-22 1180-6v60H0z" />
      <path class="soil" d="M0 102c320-18 760-16 1180-2v32H0z" />
      {[60, 220, 1010, 1130].map((x, i) => (
        <Tree key={x} x={x} y={66 + (i % 2) * 8} />
      ))}
      <Icons of={WIDE_LAGRANJA} />
    </svg>
  );
}
