import { createBalancer, type Route } from "./balancer.ts";

// The process of the balancer. It listens on several ports, each with routes of its own, which BALANCER_PORTS describes as JSON.

interface Listener {
  readonly host: string;
  readonly port: number;
  readonly routes: readonly Route[];
}

const answerWithinMs = 10_000;
// Written by the launcher (cluster-plan.ts).
const listeners = JSON.parse(process.env["BALANCER_PORTS"] ?? "[]") as readonly Listener[];
const balancers = listeners.map(({ host, port, routes }) => {
  const balancer = createBalancer(routes);
  // Before it knows which processes are ready, it would refuse every request.
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
    server.closeIdleConnections();
  }
  setTimeout(() => process.exit(0), answerWithinMs).unref();
});
