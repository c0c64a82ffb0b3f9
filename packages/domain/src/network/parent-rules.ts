/** Which sites may embed the sportsbook in a frame. */
export interface ParentRules {
  readonly origins: ReadonlySet<string>;
  readonly patterns: readonly ParentPattern[];
  /** `*` was listed: any parent may hand over a session, but `*` does not allow framing (decisions W). */
  readonly isOpen: boolean;
}

/** `https://*.brand.tld`: any subdomain of that host, on that port. */
interface ParentPattern {
  readonly scheme: string;
  readonly labels: readonly string[];
  readonly port: string;
}

interface OriginParts {
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
}

const originPattern =
  /^(https?):\/\/((?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)(?::([1-9]\d{0,4}))?$/u;
const defaultPorts: Readonly<Record<string, string>> = { http: "80", https: "443" };

/** Splits an origin as serialized by browsers; null for anything else, such as paths, capitals, a trailing dot or `null`. */
function splitOrigin(text: string): OriginParts | null {
  const [, scheme = "", host = "", port = ""] = originPattern.exec(text) ?? [];
  if (scheme === "" || port === defaultPorts[scheme]) return null;
  return { scheme, host, port };
}

/** Plain http is allowed for local development only. */
function isSafe({ scheme, host }: OriginParts): boolean {
  return scheme === "https" || host === "localhost" || host.endsWith(".localhost") || host === "127.0.0.1";
}

/** Parses a comma-separated list of origins, `https://*.brand.tld` patterns and `*`; other entries are reported as problems. */
export function parseParentRules(text: string): { readonly rules: ParentRules; readonly problems: readonly string[] } {
  const origins = new Set<string>();
  const patterns: ParentPattern[] = [];
  const problems: string[] = [];
  let isOpen = false;
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    if (entry === "*") {
      isOpen = true;
      continue;
    }
    const parts = splitOrigin(entry);
    if (parts === null || !isSafe(parts)) problems.push(`${entry} is no origin such as https://www.example.com or https://*.example.com.`);
    else if (!parts.host.startsWith("*.")) origins.add(entry);
    else if (parts.host.split(".").length < 3) problems.push(`${entry} would let a whole top-level domain in.`);
    else patterns.push({ ...parts, labels: parts.host.slice(2).split(".") });
  }
  return { rules: { origins, patterns, isOpen }, problems };
}

function fits({ scheme, host, port }: OriginParts, pattern: ParentPattern): boolean {
  const labels = host.split(".");
  const tail = labels.slice(-pattern.labels.length);
  return (
    scheme === pattern.scheme &&
    port === pattern.port &&
    labels.length > pattern.labels.length &&
    tail.every((label, index) => label === pattern.labels[index])
  );
}

/** Whether a site of this origin may embed the sportsbook. `*` does not allow any site here. */
export function isAllowedParent(origin: string, { origins, patterns }: ParentRules): boolean {
  if (origins.has(origin)) return true;
  const parts = splitOrigin(origin);
  return parts !== null && !parts.host.includes("*") && patterns.some((pattern) => fits(parts, pattern));
}
