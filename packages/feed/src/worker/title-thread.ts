import type { TitleAnswer, TitleQuestion } from "../outrights/title-model.ts";
import type { WorkerPricer } from "./worker-pricer.ts";

/** Requests the chances of winner markets from a pricing thread. */
export interface TitleThread {
  ask(question: TitleQuestion): Promise<TitleAnswer>;
  /** Uses this pricer from now on; stopping it is up to its owner. */
  use(pricer: WorkerPricer): void;
  stop(): void;
}

/** A separate thread is only needed once an hour, for about a second. */
const endsAfterMs = 5_000;

/** Uses the pricing thread of the process; a process without one opens a thread for the request and stops it soon afterwards. */
export function createTitleThread(open: () => WorkerPricer): TitleThread {
  let lasting: WorkerPricer | null = null;
  let passing: WorkerPricer | null = null;
  let timer: NodeJS.Timeout | null = null;

  function keep(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function end(): void {
    keep();
    passing?.stop();
    passing = null;
  }

  return {
    async ask(question) {
      keep();
      const pricer = lasting ?? (passing ??= open());
      try {
        await pricer.ready();
        return await pricer.titleChances(question);
      } finally {
        keep();
        if (pricer === passing) timer = setTimeout(end, endsAfterMs).unref();
      }
    },
    use(pricer) {
      lasting = pricer;
      end();
    },
    stop: end,
  };
}
