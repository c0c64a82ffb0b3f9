import { startWeb } from "./start-web.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

const web = await startWeb();
stopOnSignals([web], web.stopWithinMs);
