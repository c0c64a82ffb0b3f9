/** What the address of a launched game says. */
export interface FrameAddress {
  readonly provider: string;
  readonly app: string;
  readonly locale: string;
  readonly theme: string;
  /** The player's secret: behind `#`, so that it reaches no server, log or other site. */
  readonly token: string;
}

/** Address of a game's page with its player. */
export function framePath({ provider, app, locale, theme, token }: FrameAddress): string {
  return `/providers/${provider}/${app}?lang=${encodeURIComponent(locale)}&theme=${theme}#${token}`;
}
