import { Server } from "node:http";
import { type Balancer, createBalancer, createConnectionBalancer, type Route } from "./balancer.ts";
import type { Target } from "./backends.ts";

// The balancer process. It listens on several ports, each with its own routes or with target processes for its connections, as described
// by the JSON in BALANCER_PORTS.

type Listener = { readonly host: string; readonly port: number } & (
  | { readonly routes: readonly Route[] }
  | { readonly targets: readonly Target[] }
);

const answerWithinMs = 10_000;
// Written by the launcher (cluster-plan.ts).
const listeners = JSON.parse(process.env["BALANCER_PORTS"] ?? "[]") as readonly Listener[];
const balancers = listeners.map((listener): Balancer => {
  const { host, port } = listener;
  const balancer = "routes" in listener ? createBalancer(listener.routes) : createConnectionBalancer(listener.targets);
  // Until every process has been checked once, it would refuse every request.
  void balancer.ready.then(() => balancer.server.listen(port, host));
  balancer.server.on("error", (error) => {
    process.stderr.write(`The balancer cannot listen on port ${port}: ${error.message}\n`);
    process.exit(1);
  });
  return balancer;
});
process.once("SIGTERM", () => {
  for (const { server, stop } of balancers) {
    stop();
    server.close();
    if (server instanceof Server) server.closeIdleConnections();
  }
  setTimeout(() => process.exit(0), answerWithinMs).unref();
});
