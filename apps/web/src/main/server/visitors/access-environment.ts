/** Who may see the pages, as the operator set it. */
export interface AccessEnvironment {
  /** Countries that see only the page that says so. */
  readonly blockedCountries: ReadonlySet<string>;
  /** Request header, in small letters, in which a proxy names the country; null where none does. */
  readonly countryHeader: string | null;
  /** Status without which visitors are sent to the platform; null lets everybody stay. */
  readonly userGroup: string | null;
}

function textOf(value: string | undefined): string | null {
  return value === undefined || value === "" ? null : value;
}

/** Reads it off the environment. */
export function readAccess(env: NodeJS.ProcessEnv): AccessEnvironment {
  return {
    blockedCountries: new Set((env["BLOCKED_COUNTRIES"] ?? "").split(",").filter(Boolean)),
    countryHeader: textOf(env["COUNTRY_HEADER"]),
    userGroup: textOf(env["USER_GROUP"]),
  };
}

/** Country in which a visitor is, as the operator's proxy says. */
export function visitorCountry(headers: Readonly<Record<string, unknown>>, { countryHeader }: AccessEnvironment): string | null {
  const value = countryHeader === null ? null : headers[countryHeader];
  return typeof value === "string" && /^[A-Z]{2}$/u.test(value) ? value : null;
}
