const secretName = /pass(?:word|wd)?|token|secret|authorization|cookie|card|cvv|cvc|iban|cpf|pin\b|^code$|e-?mail|phone/iu;
const removed = "[removed]";
const longestText = 2_000;

function scrubValue(value: unknown, name: string): unknown {
  if (secretName.test(name)) return removed;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => scrubValue(item, ""));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scrubValue(inner, key)]));
}

/** A body as reports may carry it: what may be a secret is taken out; what cannot be read is not sent at all. */
export function scrubBody(text: string | null): string | null {
  if (text === null || text === "") return null;
  try {
    return JSON.stringify(scrubValue(JSON.parse(text), "")).slice(0, longestText);
  } catch {
    return `[${text.length} characters]`;
  }
}

/** An address without the values of what may be a secret. */
export function scrubAddress(address: string): string {
  const [path = "", query] = address.split("?");
  if (query === undefined) return path.split("#")[0] ?? path;
  const pairs = (query.split("#")[0] ?? "").split("&").map((pair) => {
    const [name = ""] = pair.split("=");
    return secretName.test(name) || /code$/iu.test(name) ? `${name}=${removed}` : pair;
  });
  return `${path}?${pairs.join("&")}`;
}
