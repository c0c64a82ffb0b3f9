/** The head of an HTTP request. */
export interface RequestHead {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Alternating names and values, as received. */
  readonly rawHeaders: readonly string[];
}

/** HTTP status with which a request is refused. */
export type RequestRefusal = 400 | 405 | 414;

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const maxUrlLength = 8_000;
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

function hostsOf(rawHeaders: readonly string[]): readonly string[] {
  return rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host");
}

/**
 * Refuses requests that no legitimate client sends: other methods, targets that are not paths, overlong URLs, a repeated or malformed Host.
 */
export function requestRefusal({ method = "", url = "", rawHeaders }: RequestHead): RequestRefusal | null {
  if (!methods.has(method)) return 405;
  if (!url.startsWith("/")) return 400;
  if (url.length > maxUrlLength) return 414;
  const hosts = hostsOf(rawHeaders);
  return hosts.length > 1 || !hosts.every((host) => hostPattern.test(host)) ? 400 : null;
}
