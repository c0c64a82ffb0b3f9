import type { TitleAnswer, TitleQuestion } from "../outrights/title-model.ts";
import type { WorkerPricer } from "./worker-pricer.ts";

/** Asks for the chances of winner markets. */
export interface TitleThread {
  ask(question: TitleQuestion): Promise<TitleAnswer>;
  /** Asks this pricer from now on; its owner stops it. */
  use(pricer: WorkerPricer): void;
  stop(): void;
}

/** A separate thread is only needed once an hour, for about a second. */
const endsAfterMs = 5_000;

/** Asks the pricing thread of the process; a process that does not price opens one for the question, and ends it soon after. */
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
