function englishOrdinal(value: number): string {
  const tens = value % 100;
  const suffix = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${suffix}`;
}

/** A number as "1st" in a language; languages without texts of their own count in English. */
export function formatOrdinal(language: string, value: number): string {
  if (language === "de") return `${value}.`;
  return language === "ar" ? String(value) : englishOrdinal(value);
}
