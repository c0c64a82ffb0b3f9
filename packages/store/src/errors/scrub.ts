const secretName = /pass(?:word|wd)?|token|secret|authorization|cookie|card|cvv|cvc|iban|cpf|pin\b|^code$|e-?mail|phone/iu;
const removed = "[removed]";
const maxTextLength = 2_000;

/** `token=...`, `"password": "..."`, `Authorization: Bearer ...`: the name of a secret and its value. */
const namedSecret =
  /([\w-]*(?:pass(?:word|wd)?|token|secret|authorization|cookie|card|cvv|cvc|iban|cpf|e-?mail|phone|api[-_]?key|(?:bet|promo|share)[-_]?code)[\w-]*["']?\s*[=:]\s*|[?&](?:code|pin)=)(\[removed\]|"[^"]*"|'[^']*'|(?:bearer |basic )?[^\s&,;)}\]"']+)/giu;
/** Values that are secrets under any name: email addresses, tokens, keys. */
const secretValues = [
  /\b(?:bearer|basic) [\w+/=.~-]+/giu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/gu,
  /\b[\da-f]{24,}\b/giu,
  /(?<![\w+-])(?=[\w+-]*\d)(?=[\w+-]*[a-z])[\w+-]{32,}={0,2}/giu,
] as const;
const cardLike = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/gu;

/** Whether digits are a payment card number, by their check digit (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = Array.from(text.replace(/\D/gu, ""), Number).toReversed();
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

/** Removes secrets from a text. */
export function scrubText(text: string): string {
  const unnamed = text.replace(namedSecret, `$1${removed}`);
  const bare = secretValues.reduce((rest, secret) => rest.replace(secret, removed), unnamed);
  return bare.replace(cardLike, (digits) => (isCardNumber(digits) ? removed : digits));
}

function scrubValue(value: unknown, name: string): unknown {
  if (secretName.test(name)) return removed;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => scrubValue(item, ""));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scrubValue(inner, key)]));
}

/** Removes secrets from a body; an unreadable body is replaced by its length. */
export function scrubBody(text: string | null): string | null {
  if (text === null || text === "") return null;
  try {
    return JSON.stringify(scrubValue(JSON.parse(text), "")).slice(0, maxTextLength);
  } catch {
    return `[${text.length} characters]`;
  }
}

/** Removes secrets from an address. */
export function scrubAddress(address: string): string {
  const [path = "", query] = address.split("?");
  if (query === undefined) return scrubText(path.split("#")[0] ?? path);
  const pairs = (query.split("#")[0] ?? "").split("&").map((pair) => {
    const [name = ""] = pair.split("=");
    return secretName.test(name) || /code$/iu.test(name) ? `${name}=${removed}` : pair;
  });
  return scrubText(`${path}?${pairs.join("&")}`);
}
