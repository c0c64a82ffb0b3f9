import { type BackendOptions, openCore } from "./open-core.ts";
import { openFaces } from "./open-faces.ts";
import { startApi } from "./start-api.ts";
import { startLeaderWork } from "./start-leader-work.ts";

/** A running backend process. */
export interface Backend {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the core, leader work and the API, in this order; `stop` stops them in reverse. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const core = await openCore(options);
  const faces = await openFaces(core);
  const work = await startLeaderWork(core, core.database, faces);
  const api = await startApi(core, faces, work);
  return {
    port: api.port,
    async stop() {
      await api.stop();
      await work.stop();
      await core.signal.stop();
      await core.database.destroy();
      core.redis?.close();
    },
  };
}
