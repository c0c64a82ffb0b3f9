function englishOrdinal(value: number): string {
  const tens = value % 100;
  const suffix = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${suffix}`;
}

/** Ordinal number in a language; English ("1st") by default. */
export function formatOrdinal(language: string, value: number): string {
  if (language === "de") return `${value}.`;
  return language === "ar" ? String(value) : englishOrdinal(value);
}

/** A name in lower case, as it follows another one: "Empate & sí". */
export function lowerFirst(text: string): string {
  const [first = ""] = text;
  return first.toLowerCase() + text.slice(first.length);
}

/** Values for the placeholders of a name template. */
export interface TemplateValues {
  /** Specifier values by key. */
  readonly params: Readonly<Record<string, string>>;
  readonly home: string;
  readonly away: string;
  readonly ordinal: (value: number) => string;
}

const place = /\{([!+\-$%]?)(\([^)]+\)|[A-Za-z_]\w*)\}/gu;
const arithmetic = /^\(([A-Za-z_]\w*)([+-])(\d+)\)$/u;

function valueOf(name: string, values: TemplateValues): string {
  const [, key, sign, amount] = arithmetic.exec(name) ?? [];
  if (key === undefined) return values.params[name] ?? "";
  const base = Number(values.params[key]);
  return Number.isFinite(base) ? String(sign === "+" ? base + Number(amount) : base - Number(amount)) : "";
}

function signed(value: string, sign: 1 | -1): string {
  const amount = Number(value) * sign;
  if (value === "" || !Number.isFinite(amount)) return value;
  return amount > 0 ? `+${amount}` : amount === 0 ? "0" : String(amount);
}

function subject(name: string, values: TemplateValues): string {
  if (name === "competitor1") return values.home;
  if (name === "competitor2") return values.away;
  return name === "event" ? `${values.home} - ${values.away}` : "";
}

/** Fills `{x}`, ordinal `{!x}`, signed `{+x}`, negated `{-x}`, `{$competitor1}`, `{%player}` and sums `{(x+1)}`. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(place, (_match, mark: string, name: string) => {
    if (mark === "$") return subject(name, values);
    const value = valueOf(name, values);
    if (mark === "!") return /^-?\d+$/u.test(value) ? values.ordinal(Number(value)) : value;
    if (mark === "+") return signed(value, 1);
    if (mark === "-") return signed(value, -1);
    return value;
  });
}
