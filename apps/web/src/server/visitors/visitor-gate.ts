import type { WebEnvironment } from "../environment.ts";

/** What the gate looks at. */
export interface Visitor {
  /** Our address, without the locale. */
  readonly address: string;
  /** Cookies of a visitor with a session, else null. */
  readonly sessionCookies: string | null;
}

export type GateVerdict = { readonly type: "open" } | { readonly type: "redirect"; readonly to: string };

type GateEnvironment = Pick<WebEnvironment, "backendOrigin" | "platformOrigin" | "access">;

const open: GateVerdict = { type: "open" };
/** Paths that stay open, so that somebody of the group can come in at all. */
const openPaths = /^\/(?:users\/|init-sportsbook|_app)/u;

/** Groups of the player whose session this is; none where there is no such session. */
async function readStatuses(backendOrigin: string, cookie: string): Promise<readonly string[]> {
  const reply = await fetch(`${backendOrigin}/platform/api/player`, {
    headers: { cookie, accept: "application/json" },
    signal: AbortSignal.timeout(5_000),
  });
  if (!reply.ok) return [];
  const { statuses } = (await reply.json()) as { readonly statuses?: readonly { readonly id: string }[] };
  return (statuses ?? []).map(({ id }) => id);
}

/** Who may see the pages of a site that is open where they are: where a group is asked for, only its players; others are sent to the platform (spec.md 6). */
export async function judgeVisitor({ address, sessionCookies }: Visitor, environment: GateEnvironment): Promise<GateVerdict> {
  const { userGroup } = environment.access;
  if (userGroup === null || openPaths.test(address)) return open;
  const statuses = sessionCookies === null ? [] : await readStatuses(environment.backendOrigin, sessionCookies);
  return statuses.includes(userGroup) ? open : { type: "redirect", to: environment.platformOrigin };
}
