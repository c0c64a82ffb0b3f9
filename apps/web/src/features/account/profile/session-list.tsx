import type { PlayerSession } from "@touchline/contract/http/access";
import type { Result } from "@touchline/domain";
import type { ApiError } from "@touchline/store";
import { accountEndpoints } from "@touchline/store/account";
import { Alert, Button, Skeleton } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { openAuth } from "../../../elements/dialog-events.ts";
import { useDayFormat } from "../../../elements/time.ts";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { ProfileGroup, LoadFailed } from "./profile-frame.tsx";
import { usePlayerQuery } from "./profile-data.ts";

/** The player's sessions, each of which can be ended. A new `version` reloads the list. */
export function SessionList({ version }: { readonly version: number }): ReactNode {
  const t = useText();
  const { api, alerts } = useStore();
  const query = usePlayerQuery(`sessions ${version}`, async (client) => client.fetch(accountEndpoints.listSessions, {}));
  const read = async (): Promise<unknown> => query.refetch();
  const [ended, setEnded] = useState<number | null>(null);

  /** Asks for the password first if the server requires it. */
  async function end(ask: () => Promise<Result<unknown, ApiError>>): Promise<void> {
    const answer = await ask();
    if (answer.ok) {
      await read();
      return;
    }
    if (answer.error.type === "refused" && answer.error.code === "password_required")
      openAuth({ kind: "confirm_password", onDone: () => void end(ask) });
    else if (answer.error.type === "refused" && answer.error.status === 404) await read();
    else alerts.show({ tone: "error", title: t("profile.notSaved") });
  }

  async function endOthers(): Promise<Result<unknown, ApiError>> {
    const answer = await api.call(accountEndpoints.endOtherSessions, {});
    if (answer.ok) setEnded(answer.value.ended);
    return answer;
  }

  if (query.isPending) return <Skeleton lines={3} className="h-12" />;
  if (query.isError) return <LoadFailed onRetry={() => void read()} />;
  const { data } = query.data;
  return (
    <ProfileGroup title={t("profile.devices")}>
      {ended === null ? null : <Alert tone="good">{t("profile.othersEnded", { count: ended })}</Alert>}
      <ul>
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => void end(async () => api.call(accountEndpoints.endSession, { params: { id: session.id } }))}
          />
        ))}
      </ul>
      {data.length < 2 ? null : (
        <Button className="justify-self-start" onClick={() => void end(endOthers)}>
          {t("profile.endOthers")}
        </Button>
      )}
    </ProfileGroup>
  );
}

function SessionRow({ session, onEnd }: { readonly session: PlayerSession; onEnd(): void }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const known = deviceName(session.user_agent);
  const name = known === null ? t("profile.unknownDevice") : t("profile.deviceOn", known);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-line py-2">
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="text-12 text-mid">
          <bdi>{session.ip}</bdi> · {t("profile.lastSeen", { time: format.moment(Date.parse(session.seen_at)) })}
        </span>
      </span>
      {session.is_current ? (
        <span className="text-12 font-semibold text-up">{t("profile.thisDevice")}</span>
      ) : (
        <Button aria-label={t("profile.endSessionOf", { device: name })} onClick={onEnd}>
          {t("profile.endSession")}
        </Button>
      )}
    </li>
  );
}

const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

/** The names of the browser and the system of a User-Agent; null if either is unknown. */
export function deviceName(userAgent: string): { readonly browser: string; readonly system: string } | null {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1];
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1];
  return browser === undefined || system === undefined ? null : { browser, system };
}
