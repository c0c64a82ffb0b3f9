import type { Engine } from "./create-engine.ts";
import { priceRequest } from "./match-pricing.ts";
import type { MatchState } from "./match-state.ts";
import type { Pricer } from "./pricer.ts";

/** The pricer of a process that follows another one's prices and may have to price at any moment. */
export interface StandbyPricer {
  /** Hands the pricer over; its new owner has to stop it. */
  take(): Pricer;
  stop(): void;
}

const checkEveryMs = 1_000;
/** After a match the pricer rests for several times as long as it worked, because the machine also serves other processes. */
const restFactor = 3;
const minRestMs = 20;

/** A match whose first price takes long: the first match of a sport fits the ratings, any live match builds its script. */
function nextCold({ matches }: Engine, { sports, live }: { readonly sports: Set<string>; readonly live: WeakSet<MatchState> }) {
  const priced = matches().filter(({ phase, failure }) => failure === null && (phase === "live" || phase === "prematch"));
  const ofSport = priced.find(({ fixture }) => !sports.has(fixture.sport));
  return ofSport ?? priced.find((match) => match.phase === "live" && !live.has(match));
}

/** Keeps a pricer warm: it prices one match of each sport and each match in play once, and drops those prices. */
export function createStandbyPricer(engine: Engine, pricer: Pricer): StandbyPricer {
  const warm = { sports: new Set<string>(), live: new WeakSet<MatchState>() };
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;

  async function warmNext(): Promise<void> {
    await pricer.ready();
    const match = isOver ? undefined : nextCold(engine, warm);
    let waitMs = checkEveryMs;
    if (match !== undefined) {
      warm.sports.add(match.fixture.sport);
      if (match.phase === "live") warm.live.add(match);
      const request = priceRequest(engine.context, match, { breadth: "main", version: { epoch: 0, sequence: 0 } });
      // A failure is reported later, when the price is needed.
      const workMs = await pricer.price(request).then(
        (reply) => reply.workMs,
        () => checkEveryMs,
      );
      waitMs = Math.max(minRestMs, workMs * restFactor);
    }
    if (!isOver) timer = setTimeout(() => void warmNext(), waitMs);
  }

  const end = (): void => {
    isOver = true;
    if (timer !== null) clearTimeout(timer);
  };
  void warmNext();
  return {
    take() {
      end();
      return pricer;
    },
    stop() {
      if (!isOver) pricer.stop();
      end();
    },
  };
}
