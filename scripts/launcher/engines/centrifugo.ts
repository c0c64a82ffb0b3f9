import { join } from "node:path";
import { repositoryRoot } from "../repository-root.ts";
import type { RunOptions } from "../run-process.ts";
import { findProgram } from "./find-program.ts";

export interface CentrifugoOptions {
  readonly name: string;
  readonly port: number;
  readonly redisUrl: string;
  /** Origin of the API, whose proxy calls decide about subscriptions and chat messages. */
  readonly apiOrigin: string;
  readonly allowedOrigins: readonly string[];
  readonly tokenSecret: string;
  readonly apiKey: string;
  readonly proxySecret: string;
}

/** Header with the shared secret in Centrifugo's calls to the API. */
const secretHeader = "x-centrifugo-secret";

/** One node of Centrifugo with the product's channels, on this machine. */
export function centrifugoService(options: CentrifugoOptions): RunOptions {
  const program = findProgram("centrifugo");
  if (program === null)
    throw new Error(
      "The program centrifugo is missing: install it (https://centrifugal.dev/docs/getting-started/installation) and put it on the PATH, or name it in CENTRIFUGO_PATH.",
    );
  const headers = JSON.stringify({ [secretHeader]: options.proxySecret });
  const proxy = (kind: string, path: string): Record<string, string> => ({
    [`CENTRIFUGO_${kind}_ENDPOINT`]: `${options.apiOrigin}/centrifugo/${path}`,
    [`CENTRIFUGO_${kind}_HTTP_STATIC_HEADERS`]: headers,
  });
  return {
    name: options.name,
    program,
    args: ["--config", join(repositoryRoot, "deploy/centrifugo.json")],
    environment: {
      CENTRIFUGO_HTTP_SERVER_ADDRESS: "127.0.0.1",
      CENTRIFUGO_HTTP_SERVER_PORT: String(options.port),
      CENTRIFUGO_HEALTH_ENABLED: "true",
      CENTRIFUGO_LOG_LEVEL: "warn",
      CENTRIFUGO_ENGINE_TYPE: "redis",
      CENTRIFUGO_ENGINE_REDIS_ADDRESS: options.redisUrl,
      CENTRIFUGO_CLIENT_TOKEN_HMAC_SECRET_KEY: options.tokenSecret,
      CENTRIFUGO_CLIENT_ALLOWED_ORIGINS: options.allowedOrigins.join(" "),
      CENTRIFUGO_HTTP_API_KEY: options.apiKey,
      ...proxy("CHANNEL_PROXY_SUBSCRIBE", "subscribe"),
      ...proxy("CHANNEL_PROXY_PUBLISH", "publish"),
    },
  };
}
