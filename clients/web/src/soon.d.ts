// A field of the contract that is on its way: it goes when the generated types have it.

import type { Outcome } from "../../typescript/src/contract.ts";

declare module "../../typescript/src/contract.ts" {
  interface ListActionsResponse {
    readonly question: string;
  }
  interface Outcome {
    readonly question: string;
  }
}

export type { Outcome };
