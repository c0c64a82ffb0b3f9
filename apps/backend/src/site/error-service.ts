/** Where pages send errors: `service` receives the envelopes; `origin` is set for an external service. */
export interface ErrorService {
  readonly address: string;
  readonly origin: string | null;
}

/** Parses the DSN of an error-reporting service (`https://key@host/project`); null if it is invalid. */
export function readDsn(dsn: string): ErrorService | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, username, host, pathname } = new URL(dsn);
  const parts = pathname.split("/").filter(Boolean);
  const project = parts.pop();
  if (!/^https?:$/u.test(protocol) || username === "" || project === undefined) return null;
  const origin = `${protocol}//${host}`;
  const folder = parts.length === 0 ? "" : `/${parts.join("/")}`;
  const key = `sentry_key=${encodeURIComponent(username)}&sentry_version=7&sentry_client=touchline`;
  return { address: `${origin}${folder}/api/${project}/envelope/?${key}`, origin };
}
