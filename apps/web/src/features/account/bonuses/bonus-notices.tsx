import { createToastQueue, type Toast, type ToastQueue } from "@touchline/store/notifications";
import { bonusesOf, markSeen, refreshAfterMs, refreshBonuses, type Bonus } from "@touchline/store/bonuses";
import { type JackpotHit, ownHitsOf } from "@touchline/store/jackpots";
import { Button, IconButton, Sheet } from "@touchline/ui";
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { DockMessage } from "../../../elements/dock-message.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { bonusAddress } from "./bonus-card.tsx";
import { bonusLine, useBonusFormats } from "./bonus-text.ts";
import { ChestPicture } from "./bonus-pictures.tsx";
import { useIsCalm, usePlayerId } from "./use-bonuses.ts";

type BonusToast = Toast & ({ readonly kind: "bonus"; readonly bonus: Bonus } | { readonly kind: "jackpot"; readonly hit: JackpotHit });

/** Announces new bonuses and the player's jackpot hits one after the other. In calm mode, announces only jackpot hits. */
export function BonusNotices(): ReactNode {
  const playerId = usePlayerId();
  return playerId === null ? null : <PlayerNotices key={playerId} playerId={playerId} />;
}

function PlayerNotices({ playerId }: { readonly playerId: string }): ReactNode {
  const store = useStore();
  const isCalm = useIsCalm();
  const queue = useMemo(
    () =>
      createToastQueue<BonusToast>({
        time: store.ports.time,
        onSeen(toast) {
          const shown =
            toast.kind === "bonus" ? { id: toast.bonus.id, type: toast.bonus.type } : { id: toast.hit.id, type: "jackpot" as const };
          void markSeen(store, [{ ...shown, isSeen: false }]);
          store.ports.time.after(refreshAfterMs, () => void refreshBonuses(store));
        },
      }),
    [store],
  );
  const { data: bonuses } = useResource(bonusesOf(store.api, playerId, { isUnseen: true }));
  // The slip shows a combo boost itself, so most sites do not announce it (spec.md 9).
  const announcesBoosts = useResource(store.listings.siteConfig()).data?.are_comboboost_notices_visible === true;
  const { data: hits } = useResource(ownHitsOf(store.api, playerId, { isUnseen: true }));
  useEffect(() => {
    const announced = (bonuses ?? []).filter(({ type }) => (type !== "comboboost" || announcesBoosts) && !isCalm);
    queue.add([
      ...(hits ?? []).map((hit): BonusToast => ({ kind: "jackpot", id: String(hit.id), hit })),
      ...announced.map((bonus): BonusToast => ({ kind: "bonus", id: `${bonus.type}-${bonus.id}`, bonus })),
    ]);
  }, [bonuses, hits, isCalm, announcesBoosts, queue]);
  useEffect(() => () => queue.clear(), [queue]);
  const { shown, more } = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);
  return (
    <>
      <DockMessage kind="bonus" timer={queue}>
        {shown?.kind === "bonus" ? <BonusToastCard bonus={shown.bonus} queue={queue} /> : null}
      </DockMessage>
      {shown?.kind === "jackpot" ? <HitModal hits={hitsOf([shown, ...more])} onClose={queue.close} /> : null}
    </>
  );
}

function hitsOf(toasts: readonly BonusToast[]): readonly JackpotHit[] {
  return toasts.flatMap((toast) => (toast.kind === "jackpot" ? [toast.hit] : []));
}

/** The jackpots that the player won within a short time. Waits until no other dialog is open, such as a cash-out. */
export function HitModal({ hits, onClose }: { readonly hits: readonly JackpotHit[]; onClose(): void }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openIfFree = (): void => setOpen((isAlreadyOpen) => isAlreadyOpen || document.querySelector("dialog[open]") === null);
    openIfFree();
    const interval = setInterval(openIfFree, 500);
    return () => clearInterval(interval);
  }, []);
  return (
    <Sheet name="jackpot" place="center" label={t("jackpot.won")} isOpen={isOpen} onClose={onClose}>
      <div className="grid justify-items-center gap-3 p-5 text-center">
        <ChestPicture state={{ type: "open", size: 2, isWon: true }} className="h-24 w-32" />
        <h2 className="text-18 font-[680]">{t("jackpot.won")}</h2>
        <ul className="grid max-h-[40dvh] w-full gap-3 overflow-y-auto">
          {hits.map(({ id, amount, currency, subunits, status, jackpot_name: jackpot, jackpot_level_name: level }) => (
            <li key={id}>
              <b className="n block text-28 font-[720]">
                <bdi>{formats.money({ value: amount, currency, subunits })}</bdi>
              </b>
              <span className="text-mid">{t(status === "paid" ? "jackpot.paid" : "jackpot.beingPaid", { jackpot, level })}</span>
            </li>
          ))}
        </ul>
        <Button tone="act" className="min-h-11 w-full" onClick={onClose}>
          {t("share.understood")}
        </Button>
      </div>
    </Sheet>
  );
}

interface BonusToastProps {
  readonly bonus: Bonus;
  readonly queue: Pick<ToastQueue<Toast>, "close" | "hold" | "release">;
}

/** A new bonus. Disappears after a while, unless it is hovered or focused. */
export function BonusToastCard({ bonus, queue: { close, hold, release } }: BonusToastProps): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  return (
    <div className="toast" data-bonus={bonus.type} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <div className="min-w-0 flex-1">
        <b>
          <bdi>{bonus.name}</bdi>
        </b>
        <p className="text-13">{bonusLine(bonus, t, formats)}</p>
      </div>
      <PageLink to={bonusAddress(bonus)} className="btn" onClick={close}>
        {t("bonus.look")}
      </PageLink>
      <IconButton icon="close" label={t("bonus.close")} onClick={close} />
    </div>
  );
}
