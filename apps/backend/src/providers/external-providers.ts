import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { Type, type Static } from "typebox";
import { Check, Errors } from "typebox/value";

const Key = Type.String({ pattern: "^[a-z][a-z0-9_]{0,39}$" });

/** The file of external providers (docs/recipes/add-a-provider.md). */
const ProvidersFile = Type.Object(
  {
    providers: Type.Array(
      Type.Object(
        {
          provider: Key,
          secret: Type.String({ minLength: 32, maxLength: 256, pattern: "^\\S+$" }),
          apps: Type.Array(
            Type.Object(
              { app: Key, url: Type.String({ pattern: "^https?://[^/\\s]+/\\S*\\{token\\}\\S*$", maxLength: 1_000 }) },
              { additionalProperties: false },
            ),
            { minItems: 1 },
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
type ProvidersFile = Static<typeof ProvidersFile>;

/** Values for the placeholders of a provider's address. */
export interface LaunchFacts {
  readonly token: string;
  readonly locale: string;
  readonly theme: string;
  readonly currency: string;
}

/** External providers: their games run at their own addresses and call the wallet over HTTP. */
export interface ExternalProviders {
  readonly keys: readonly string[];
  /** All game addresses, for the frame policy. */
  readonly addresses: readonly string[];
  /** Address of a game for one player; null if no external provider has the game. */
  launchAddress(game: { readonly provider: string; readonly app: string }, facts: LaunchFacts): string | null;
  /** Compares the provider's secret in constant time. */
  isSecretOf(provider: string, secret: string): boolean;
}

export function createExternalProviders({ providers }: ProvidersFile): ExternalProviders {
  const byKey = new Map(providers.map((one) => [one.provider, one]));
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return {
    keys: [...byKey.keys()],
    addresses: providers.flatMap(({ apps }) => apps.map(({ url }) => url)),
    launchAddress({ provider, app }, facts) {
      const url = byKey.get(provider)?.apps.find((one) => one.app === app)?.url;
      if (url === undefined) return null;
      return url.replaceAll(/\{(token|locale|theme|currency)\}/g, (_, name: keyof LaunchFacts) => encodeURIComponent(facts[name]));
    },
    isSecretOf(provider, secret) {
      const known = byKey.get(provider);
      return known !== undefined && timingSafeEqual(hash(known.secret), hash(secret));
    },
  };
}

/** Reads and checks the file of external providers; an empty path means none. Throws an error that names the problems. */
export function loadExternalProviders(path: string): ExternalProviders {
  if (path === "") return createExternalProviders({ providers: [] });
  const file: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (Check(ProvidersFile, file)) return createExternalProviders(file);
  const problems = Errors(ProvidersFile, file).map(({ instancePath, message }) => `  ${instancePath} ${message}`);
  throw new Error(`The providers file ${path} is invalid:\n${problems.join("\n")}`);
}
