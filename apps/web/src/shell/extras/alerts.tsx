import { formatMoney } from "@touchline/domain";
import type { AlertContent, AlertTone, BetEvent, StandardAlert } from "@touchline/store";
import { Icon, IconButton, type IconName } from "@touchline/ui";
import { useEffect, type ReactNode } from "react";
import { useBets } from "../../elements/use-bets.ts";
import { useStore, useValue } from "../../elements/store.ts";
import { DockMessage } from "../../elements/dock-message.tsx";
import { useGoalMoments } from "../../features/matches/moments/goal-moments.ts";
import type { Text } from "../../messages/text.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";

const icons: Readonly<Record<AlertTone, IconName>> = { success: "check-circle", error: "alert", warning: "info" };
const toneClasses: Readonly<Record<AlertTone, string>> = {
  success: "[&>svg]:text-up",
  error: "[&>svg]:text-down",
  warning: "[&>svg]:text-accent-t",
};

/** The current alert: announced to screen readers, and kept while hovered or focused. */
export function Alerts(): ReactNode {
  const t = useText();
  const { alerts } = useStore();
  const { alert } = useValue(alerts);
  useBetAlerts();
  useGoalMoments();
  const content = alert === null || alert.standard === null ? alert : { ...standardText(alert.standard, t), to: undefined };
  return (
    <DockMessage kind="alert" timer={alerts}>
      {alert === null ? null : (
        <div
          key={alert.id}
          className={`toast ${toneClasses[alert.tone]}`}
          onPointerEnter={alerts.hold}
          onPointerLeave={alerts.release}
          onFocus={alerts.hold}
          onBlur={alerts.release}
        >
          <Icon name={icons[alert.tone]} size={20} className="shrink-0" />
          <div className="min-w-0 flex-1 self-center py-1">
            <b className="block font-[650]">{content?.title}</b>
            {content?.text === undefined ? null : <span className="block text-mid">{content.text}</span>}
            {content?.to === undefined ? null : (
              <PageLink to={content.to} className="link inline-block py-1" onClick={alerts.dismiss}>
                {t("alerts.show")}
              </PageLink>
            )}
          </div>
          <IconButton icon="close" label={t("alerts.dismiss")} onClick={alerts.dismiss} />
        </div>
      )}
    </DockMessage>
  );
}

function standardText(standard: StandardAlert, t: Text): { readonly title: string; readonly text: string } {
  return { title: t(`alerts.${standard}.title`), text: t(`alerts.${standard}.text`) };
}

const tones: Readonly<Record<Exclude<BetEvent["type"], "settled" | "message">, AlertTone>> = {
  rejected: "error",
  vipAccepted: "success",
  vipRejected: "error",
  cashoutDone: "success",
  cashoutRefused: "warning",
  ruleReached: "success",
  ruleDone: "success",
  ruleRefused: "warning",
};

export function betEventToAlert(event: BetEvent, { t, locale }: { readonly t: Text; readonly locale: string }): AlertContent {
  if (event.type === "message") {
    const { title, text: body, betId } = event;
    return { tone: "warning", title, ...(body === "" ? {} : { text: body }), ...(betId === null ? {} : { to: `/bets/${betId}` }) };
  }
  const text = t("bets.ref", { ref: event.ref });
  const to = `/bets/${event.betId}`;
  if (event.type !== "settled") return { tone: tones[event.type], title: t(`alerts.bet.${event.type}`), text, to };
  const { result, paid } = event;
  const title = paid.minor > 0n ? t("alerts.bet.paid", { amount: formatMoney(paid, locale) }) : t("alerts.bet.settled");
  return { tone: "success", title, text: `${text} · ${t(`bets.result.${result === "no_results" ? "cancel" : result}`)}`, to };
}

/** Shows an alert for each bet event. */
function useBetAlerts(): void {
  const t = useText();
  const bets = useBets();
  const { alerts, locale } = useStore();
  useEffect(() => bets.onBetEvent((event) => alerts.show(betEventToAlert(event, { t, locale }))), [bets, alerts, t, locale]);
}
