import { createServer } from "node:http";
import { createHub, createRealtimeTokens } from "@touchline/centrifuge-hub";
import { productChannels } from "../../../apps/backend/src/main/product-channels.ts";
import { payload, serveBroadcasts } from "./serve-broadcasts.ts";

const hub = createHub({ tokens: createRealtimeTokens("a secret of the benchmark, long enough"), channels: productChannels });
hub.guard("public", { subscribe: () => null, publish: async ({ data }) => ({ data }) });
const server = createServer();
hub.attach(server);
serveBroadcasts(server, (number) => void hub.publish("public:en", payload(number)));
