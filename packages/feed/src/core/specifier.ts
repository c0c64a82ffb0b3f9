/** Specifiers of one line, as text; `hcp` is the home handicap. */
export type LineParams = Readonly<Record<string, string>>;

/** Formats specifiers as `k=v|k=v`, sorted by key, which is how lines are identified. */
export function formatSpecifier(params: LineParams): string {
  return Object.keys(params)
    .sort()
    .map((key) => `${key}=${params[key]}`)
    .join("|");
}

/** Parses `k=v|k=v`; null if a part is not `k=v` or a key occurs twice. */
export function parseSpecifier(specifier: string): LineParams | null {
  const params: Record<string, string> = {};
  for (const part of specifier === "" ? [] : specifier.split("|")) {
    const [key, value, ...rest] = part.split("=");
    if (!key || !value || rest.length > 0 || key in params) return null;
    params[key] = value;
  }
  return params;
}

/** Value of one key, or null. */
export function specifierValue(specifier: string, key: string): string | null {
  const part = specifier.split("|").find((candidate) => candidate.startsWith(`${key}=`));
  return part === undefined ? null : part.slice(key.length + 1);
}

/** Key of a line within a match. */
export function lineKeyOf(typeId: number, specifier: string): string {
  return `${typeId}|${specifier}`;
}

/** The parts of a key made by `lineKeyOf`. */
export function parseLineKey(key: string): { readonly typeId: number; readonly specifier: string } {
  const end = key.indexOf("|");
  return { typeId: Number(key.slice(0, end)), specifier: key.slice(end + 1) };
}
