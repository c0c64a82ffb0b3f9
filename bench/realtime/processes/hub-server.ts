import { createServer } from "node:http";
import { createHub } from "../../../apps/backend/src/realtime/create-hub.ts";
import { createRealtimeTokens } from "../../../apps/backend/src/realtime/tokens/create-realtime-tokens.ts";
import { payload } from "./payload.ts";
import { serveBroadcasts } from "./serve-broadcasts.ts";

const hub = createHub({ tokens: createRealtimeTokens("a secret of the benchmark, long enough") });
const server = createServer();
hub.attach(server);
serveBroadcasts(server, (number) => void hub.publishData("public:en", payload(number)));
