import { readEnvironment } from "./environment.ts";
import { createWebServer } from "./web-server.ts";

const environment = readEnvironment(process.env, process.argv.slice(2));
const app = await createWebServer(environment);
await app.listen({ port: environment.port, host: environment.host });
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
