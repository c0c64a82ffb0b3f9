import { Button } from "@touchline/ui";
import { useEffect, useReducer, type ReactNode } from "react";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { usePageSlip, useSlipFormats, type SlipView } from "../use-slip.ts";

interface ProcessingHeadProps {
  readonly view: SlipView;
  /** The operator's in-play delay. */
  readonly delaySeconds: number;
}

/** The status of a bet in progress: sending, waiting for the in-play delay, or verifying. */
export function ProcessingHead({ view, delaySeconds }: ProcessingHeadProps): ReactNode {
  const t = useText();
  const { attemptStage, summary } = view;
  const isDelayed = attemptStage === "delayed";
  const isOpen = attemptStage === "stalled" || attemptStage === "unknown";
  const texts = isOpen ? attemptStage : attemptStage === "checking" ? "verify" : isDelayed || summary.isLive ? "delay" : "sending";
  return (
    <span
      data-slip-focus=""
      tabIndex={-1}
      className="flex items-center gap-3.5 border-t border-line-2 bg-raise px-4 pt-3.5 pb-3.5 outline-none"
    >
      {isDelayed ? <DelayRing seconds={delaySeconds} untilMs={pendingUntil(view)} /> : <CountRing left={null} total={delaySeconds} />}
      <span className="min-w-0">
        <span className="block text-16 font-[680]">{t(`slip.processing.${texts}.title`)}</span>{" "}
        <span className="block text-mid">{t(`slip.processing.${texts}.text`, { seconds: delaySeconds })}</span>
      </span>
    </span>
  );
}

/** The amount in progress. Once the attempt stalls, offers My bets and another check; if the outcome is unknown, also to leave it. */
export function SlipProcessing({ view, onOpenMyBets }: { readonly view: SlipView; onOpenMyBets(): void }): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const { attemptStage, summary } = view;
  const [only] = summary.bets;
  return (
    <div className="bg-raise px-4 pb-4">
      {attemptStage === "stalled" || attemptStage === "unknown" ? (
        <div className="grid gap-2">
          <div className="flex gap-2">
            <Button size="large" className="flex-1" onClick={onOpenMyBets}>
              {t("shell.myBets")}
            </Button>
            <Button tone="act" size="large" className="flex-1" onClick={page.checkAgain}>
              {t("slip.checkAgain")}
            </Button>
          </div>
          {attemptStage === "unknown" ? (
            <Button size="large" onClick={page.leaveUnknown}>
              {t("slip.leaveUnknown")}
            </Button>
          ) : null}
        </div>
      ) : (
        <Button size="large" disabled className="text-mid">
          <bdi>
            {summary.betCount === 1 && only !== undefined
              ? t("slip.processing.amount", {
                  stake: formats.money(summary.totalStake),
                  odds: formats.total(only.odds),
                })
              : t("slip.processing.amounts", { stake: formats.money(summary.totalStake), count: summary.betCount })}
          </bdi>
        </Button>
      )}
    </div>
  );
}

const circumference = 2 * Math.PI * 19;

/** A ring that empties over time. Spins if the end time is unknown. */
function CountRing({ left, total }: { readonly left: number | null; readonly total: number }): ReactNode {
  const share = left === null || total === 0 ? 0.7 : 1 - left / total;
  return (
    <span aria-hidden="true" className="relative grid size-11 shrink-0 place-items-center">
      <svg width="44" height="44" viewBox="0 0 44 44" className={`absolute inset-0 -rotate-90 ${left === null ? "animate-spin" : ""}`}>
        <circle cx="22" cy="22" r="19" fill="none" stroke="var(--line-2)" strokeWidth="4" />
        <circle
          cx="22"
          cy="22"
          r="19"
          fill="none"
          stroke="var(--meter)"
          strokeWidth="4"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * share}
          className="transition-[stroke-dashoffset] duration-1000 ease-linear"
        />
      </svg>
      {left === null ? null : <span className="n text-18 font-bold">{left}</span>}
    </span>
  );
}

/** When the last bet leaves its in-play delay; null while unknown. */
function pendingUntil({ slip }: SlipView): number | null {
  const ends = slip.placedBets.flatMap(({ pendingUntilMs }) => pendingUntilMs ?? []);
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Counts down by the server's clock, so a wrong device clock or a reload does not matter. */
function DelayRing({ seconds, untilMs }: { readonly seconds: number; readonly untilMs: number | null }): ReactNode {
  const { clock } = useStore();
  const [, rerender] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    const timer = setInterval(rerender, 250);
    return () => clearInterval(timer);
  }, []);
  const left = untilMs === null ? null : clock.secondsUntil(untilMs);
  return <CountRing left={left} total={left === null ? seconds : Math.max(seconds, left)} />;
}
