import type { ListedBet } from "@touchline/store";
import { winChanceLinesOf } from "@touchline/store/win-chances";
import { Button, Icon, Sheet, Skeleton } from "@touchline/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { matchColours } from "../../../../elements/matches/match-colours.ts";
import { drawLine } from "../../../../elements/matches/win-chance-line.tsx";
import { usePreferences, useResource, useStore } from "../../../../elements/store.ts";
import { useBets } from "../../../../elements/use-bets.ts";
import { useText } from "../../../../messages/use-text.ts";
import { toHref } from "../../../../navigation/navigation.ts";
import { isChain, useChain } from "../card/bet-chain.tsx";
import { CopyButton } from "../copy-button.tsx";
import { betToImage, drawBetImage, type ImageCourse } from "./bet-image.ts";

interface ShareBetSheetProps {
  readonly bet: ListedBet;
  readonly isOpen: boolean;
  onClose(): void;
}

/** Shares a bet without its amounts: as a code, a link and an image. */
export function ShareBetSheet({ bet, isOpen, onClose }: ShareBetSheetProps): ReactNode {
  const t = useText();
  return (
    <Sheet name="share_bet" label={t("bets.share")} isOpen={isOpen} place="center" onClose={onClose}>
      <ShareBet bet={bet} onClose={onClose} />
    </Sheet>
  );
}

type Code = { readonly type: "asking" } | { readonly type: "failed" } | { readonly type: "known"; readonly code: string };

function ShareBet({ bet, onClose }: Omit<ShareBetSheetProps, "isOpen">): ReactNode {
  const t = useText();
  const bets = useBets();
  const [state, setState] = useState<Code>({ type: "asking" });
  const [pendingCode, setPendingCode] = useState(() => bets.createShareCode(bet));
  useEffect(() => {
    void pendingCode.then((code) => setState(code === null ? { type: "failed" } : { type: "known", code }));
  }, [pendingCode]);
  const retry = (): void => {
    setState({ type: "asking" });
    setPendingCode(bets.createShareCode(bet));
  };
  return (
    <div className="grid gap-3 p-5">
      <h2 className="text-18 font-bold">{t("bets.share")}</h2>
      <p className="text-mid">{t("bets.shareText")}</p>
      {state.type === "asking" ? <Skeleton className="h-64" /> : null}
      {state.type === "failed" ? (
        <div role="alert" className="grid gap-2">
          <p>{t("bets.shareFailed")}</p>
          <Button onClick={retry}>{t("list.retry")}</Button>
        </div>
      ) : null}
      {state.type === "known" ? <SharedCode bet={bet} code={state.code} /> : null}
      <Button className="min-h-11" onClick={onClose}>
        {t("cashout.close")}
      </Button>
    </div>
  );
}

function SharedCode({ bet, code }: { readonly bet: ListedBet; readonly code: string }): ReactNode {
  const t = useText();
  const store = useStore();
  const { alerts } = store;
  const { oddsFormat } = usePreferences();
  const canvas = useRef<HTMLCanvasElement>(null);
  const link = `${location.origin}${toHref("/", store)}?betcode=${encodeURIComponent(code)}`;
  const courseOf = useCourses(bet);
  const { legs } = useChain(bet);
  const chain = isChain(bet) ? legs : null;
  const image = betToImage(bet, { t, oddsFormat, link, isRightToLeft: document.dir === "rtl", courseOf, chain });
  useEffect(() => {
    if (canvas.current !== null) drawBetImage(canvas.current, image);
  });
  const share = async (): Promise<void> => {
    if (canvas.current === null) return;
    const result = await shareImage(canvas.current, { name: `bet-${code}.png`, title: image.title, link });
    if (result === "saved") alerts.show({ tone: "success", title: t("bets.imageSaved") });
    if (result === "failed") alerts.show({ tone: "error", title: t("bets.imageFailed") });
  };
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={t("bets.imageLabel", { title: image.title })} className="w-full rounded-3 shadow-1" />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
        <dt className="text-mid">{t("bets.code")}</dt>
        <dd className="n truncate font-[650] select-all">
          <bdi>{code}</bdi>
        </dd>
        <dd>
          <CopyButton text={code} label={t("bets.copyCode")} doneText={t("bets.codeCopied")} />
        </dd>
        <dt className="text-mid">{t("bets.link")}</dt>
        <dd className="truncate select-all" dir="ltr">
          {link}
        </dd>
        <dd>
          <CopyButton text={link} label={t("bets.copyLink")} doneText={t("bets.linkCopied")} />
        </dd>
      </dl>
      <Button tone="act" size="large" onClick={() => void share()}>
        <Icon name="share" size={18} /> {t("bets.shareImage")}
      </Button>
    </>
  );
}

/** The charts of the bet's live matches, in the colours of the dark theme because the image is dark. */
function useCourses(bet: ListedBet): (matchId: string) => ImageCourse | null {
  const { api, entities } = useStore();
  const liveIds = [...new Set(bet.legs.map(({ matchId }) => matchId))].filter((id) => entities.match(id)?.status === "live");
  const lines = useResource(winChanceLinesOf(api, liveIds), { isEnabled: liveIds.length > 0 }).data;
  return (matchId) => {
    const [match, points = []] = [entities.match(matchId), lines?.get(matchId)?.points];
    if (match === undefined || points.length === 0) return null;
    const { home, away } = matchColours(match);
    return { ...drawLine(points, match.scoreboard?.progress ?? 1000), colors: [home.dark, away.dark] };
  };
}

type ShareResult = "shared" | "saved" | "cancelled" | "failed";

interface SharedFile {
  readonly name: string;
  readonly title: string;
  readonly link: string;
}

function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}

/** Shares a canvas as PNG through the device if possible; downloads it otherwise. */
async function shareImage(canvas: HTMLCanvasElement, { name, title, link }: SharedFile): Promise<ShareResult> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) return "failed";
  const data = { files: [new File([blob], name, { type: "image/png" })], title, url: link };
  // Desktop browsers without a share sheet do not have these functions.
  if (typeof navigator.canShare === "function" && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  download(blob, name);
  return "saved";
}
