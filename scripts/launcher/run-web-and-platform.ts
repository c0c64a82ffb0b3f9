// The web server and the demo platform of the one-command start in one process, which takes 70 MB less than two.

import { startPlatform } from "../../apps/host/src/start-platform.ts";
import { startWeb } from "../../apps/web/src/server/start-web.ts";
import { stopOnSignals } from "../../apps/web/src/server/stop-on-signals.ts";

const web = await startWeb();
// After the web server, because the first page needs the processor.
const platform = startPlatform();
stopOnSignals([web, { stop: async () => (await platform).stop() }], web.stopWithinMs);
await platform;
