/** Which sites may hold the sportsbook in a frame. */
export interface ParentRules {
  readonly origins: ReadonlySet<string>;
  readonly patterns: readonly ParentPattern[];
  /** `*` was listed: sessions may be handed over by any parent, but none may frame us by it (decisions W). */
  readonly isOpen: boolean;
}

/** `https://*.brand.tld`: any host below that one, at that port. */
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

const originForm = /^(https?):\/\/((?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)(?::([1-9]\d{0,4}))?$/u;
const defaultPorts: Readonly<Record<string, string>> = { http: "80", https: "443" };

/** Splits an origin as browsers write it; null for anything else: user names, paths, capitals, dots at the end, `null`. */
function splitOrigin(text: string): OriginParts | null {
  const [, scheme = "", host = "", port = ""] = originForm.exec(text) ?? [];
  if (scheme === "" || port === defaultPorts[scheme]) return null;
  return { scheme, host, port };
}

/** Plain http is for work on one's own machine. */
function isSafe({ scheme, host }: OriginParts): boolean {
  return scheme === "https" || host === "localhost" || host.endsWith(".localhost") || host === "127.0.0.1";
}

/** Reads a list with commas; what is none of an origin, `https://*.brand.tld` and `*` is told as a problem. */
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

/** Whether a site of this origin may hold us. `*` lets nobody in here. */
export function isAllowedParent(origin: string, { origins, patterns }: ParentRules): boolean {
  if (origins.has(origin)) return true;
  const parts = splitOrigin(origin);
  return parts !== null && !parts.host.includes("*") && patterns.some((pattern) => fits(parts, pattern));
}
