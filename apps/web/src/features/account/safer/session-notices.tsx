import { Button, Sheet } from "@touchline/ui";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useFlag, useResource, useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { SessionFigures } from "./session-figures.tsx";
import { watchSession, type SessionNotice, type SessionWatch } from "./session-watch.ts";
import { useSaferGambling } from "./use-safer-gambling.ts";

/** Watches the player's session and shows its notices over the page (spec.md 8). */
export function SessionNotices(): ReactNode {
  const store = useStore();
  const calls = useSaferGambling();
  const { player } = useSession();
  const [notice, setNotice] = useState<SessionNotice | null>(null);
  const watch = useRef<SessionWatch>(null);
  const tracksActivity = useFlag("activity_tracking");
  const hasSaferGambling = useFlag("responsible_gambling");
  const hasLimits = player !== null && hasSaferGambling;
  const { data: limits } = useResource(calls.limits, { isEnabled: hasLimits });
  // Polls only for players with a reality check.
  const checksReality = hasLimits && limits?.some(({ type, is_in_force }) => type === "reality_check" && is_in_force) === true;
  const showNotice = useEffectEvent((next: SessionNotice | null): void => {
    setNotice(next);
    if (next?.type === "activityLimit" || next?.type === "outOfLimit") void store.session.signOut();
  });
  const playerId = player?.id ?? null;
  useEffect(() => {
    if (playerId === null || (!tracksActivity && !checksReality)) return;
    const started = watchSession({
      calls,
      time: store.ports.time,
      tracksActivity,
      checksReality,
      onNotice: (next) => showNotice(next),
      onEnd: store.session.expire,
    });
    watch.current = started;
    return () => {
      started.stop();
      // A reality check is closed with the session; a notice that explains a sign-out stays.
      setNotice((shown) => (shown?.type === "realityCheck" ? null : shown));
    };
  }, [playerId, tracksActivity, checksReality, calls, store]);
  if (notice === null) return null;
  return notice.type === "realityCheck" ? (
    <RealityCheckDialog notice={notice} onContinue={() => void watch.current?.acknowledge()} />
  ) : (
    <SignedOutDialog kind={notice.type} onClose={() => setNotice(null)} />
  );
}

interface RealityCheckProps {
  readonly notice: SessionNotice & { readonly type: "realityCheck" };
  onContinue(): void;
}

/** Requires an answer: opens again when it is closed without one. */
function RealityCheckDialog({ notice, onContinue }: RealityCheckProps): ReactNode {
  const t = useText();
  const { session } = useStore();
  const navigation = useNavigation();
  const [turn, setTurn] = useState(0);
  const leave = (): void => void session.signOut();
  const showHistory = (): void => {
    onContinue();
    void navigation.go("/bets");
  };
  return (
    <Sheet name="reality_check" key={turn} label={t("safer.check.title")} isOpen place="center" onClose={() => setTurn(turn + 1)}>
      <div className="grid gap-4 p-5">
        <h2 className="text-18 font-bold">{t("safer.check.title")}</h2>
        <p className="text-mid">{t("safer.check.text", { minutes: notice.check.interval_minutes })}</p>
        <SessionFigures facts={notice.check.session} />
        <Button tone="act" size="large" onClick={onContinue}>
          {t("safer.check.continue")}
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button className="min-h-11" onClick={showHistory}>
            {t("safer.check.history")}
          </Button>
          <Button className="min-h-11" onClick={leave}>
            {t("safer.check.exit")}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

function SignedOutDialog({ kind, onClose }: { readonly kind: "activityLimit" | "outOfLimit"; onClose(): void }): ReactNode {
  const t = useText();
  return (
    <Sheet
      name={kind === "activityLimit" ? "activity_limit" : "session_limit"}
      label={t(`safer.${kind}.title`)}
      isOpen
      place="center"
      onClose={onClose}
    >
      <div className="grid gap-4 p-5">
        <h2 className="text-18 font-bold">{t(`safer.${kind}.title`)}</h2>
        <p className="text-mid">{t(`safer.${kind}.text`)}</p>
        <Button tone="act" size="large" onClick={onClose}>
          {t("safer.understood")}
        </Button>
      </div>
    </Sheet>
  );
}
