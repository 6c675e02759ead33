// A modal dialog: Esc and a press outside close it.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../look/icon.tsx";
import { words } from "../words/index.ts";

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Dialog({ title, close, class: own, children }: DialogProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    // The dialog itself has the focus, unless something in it asks for it.
    if (!box.current?.querySelector("[autofocus]")) box.current?.focus();
    return () => {
      if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={own}
      tabIndex={-1}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === box.current && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="head">
        <h2>{title}</h2>
        <button type="button" class="ib" aria-label={words.value.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
