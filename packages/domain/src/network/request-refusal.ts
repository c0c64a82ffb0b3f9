/** What a server knows of a request before it reads it. */
export interface RequestHead {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
}

/** Why a request is not answered. */
export type RequestRefusal = 400 | 405 | 414;

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const longestUrl = 8_000;
const hostForm = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

function hostsOf(rawHeaders: readonly string[]): readonly string[] {
  return rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host");
}

/** Refuses what no client of ours sends: other methods, targets that are no path, absurd lengths, a Host that is doubled or malformed. */
export function requestRefusal({ method = "", url = "", rawHeaders }: RequestHead): RequestRefusal | null {
  if (!methods.has(method)) return 405;
  if (!url.startsWith("/")) return 400;
  if (url.length > longestUrl) return 414;
  const hosts = hostsOf(rawHeaders);
  return hosts.length > 1 || !hosts.every((host) => hostForm.test(host)) ? 400 : null;
}
