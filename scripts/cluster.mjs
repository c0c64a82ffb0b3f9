import { requireNode } from "./require-node.mjs";

requireNode();
const { startCluster } = await import("./launcher/cluster/start-cluster.ts");
await startCluster(process.argv.slice(2));
