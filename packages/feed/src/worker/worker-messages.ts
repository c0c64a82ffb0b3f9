import type { Fixture } from "../core/fixture.ts";
import type { TitleQuestion } from "../outrights/title-model.ts";
import type { CombinableQuestion, CombinationQuestion, PriceRequest, WinChanceRequest } from "../engine/pricer.ts";

/** What the pricing thread needs before it reads the data. */
export interface WorkerData {
  /** Folder of the data files. */
  readonly dataDir: string;
}

/** The first message to the pricing thread; calls before it fail. */
export interface WorkerSetup {
  readonly kind: "setup";
  readonly seed: string;
  readonly hideSimulatedDetail: boolean;
}

/** A request without the facts of its match, which the thread has in its own data. */
export type Slim<Request extends { readonly fixture: Fixture }> = Omit<Request, "fixture"> & {
  readonly fixture: Omit<Fixture, "source"> & { readonly sourceId: string | null };
};

export type WorkerCall =
  | { readonly kind: "price"; readonly id: number; readonly request: Slim<PriceRequest> }
  | { readonly kind: "winChances"; readonly id: number; readonly request: Slim<WinChanceRequest> }
  | { readonly kind: "combine"; readonly id: number; readonly question: CombinationQuestion }
  | { readonly kind: "combinable"; readonly id: number; readonly question: CombinableQuestion }
  | { readonly kind: "title"; readonly id: number; readonly question: TitleQuestion };

export type WorkerMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "answer"; readonly id: number; readonly value: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly reason: string };

export function slimRequest<Request extends { readonly fixture: Fixture }>(request: Request): Slim<Request> {
  const { source, ...fixture } = request.fixture;
  return { ...request, fixture: { ...fixture, sourceId: source?.id ?? null } };
}
