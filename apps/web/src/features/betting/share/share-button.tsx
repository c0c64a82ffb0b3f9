import { createShare } from "@touchline/store/share";
import { Button, IconButton, Sheet } from "@touchline/ui";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { toHref } from "../../../navigation/navigation.ts";

/** Shares the slip as a code and a link, without any amounts (spec.md 1, decisions AI). */
export function ShareButton({ size = "medium" }: { readonly size?: "medium" | "small" }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const isOffered = useResource(listings.settings()).data?.share_bet_enabled === true;
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <IconButton icon="share" size={size} label={t("share.open")} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet name="share_slip" place="center" label={t("share.title")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ShareSheet onClose={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

type Code = { readonly type: "asking" } | { readonly type: "failed" } | { readonly type: "made"; readonly code: string };

function useCode(): readonly [Code, () => void] {
  const store = useStore();
  const share = useMemo(() => createShare(store), [store]);
  const [turn, setTurn] = useState(0);
  const [code, setCode] = useState<Code>({ type: "asking" });
  useEffect(() => {
    let isWanted = true;
    void share.create().then((made) => {
      if (isWanted) setCode(made === null ? { type: "failed" } : { type: "made", code: made });
    });
    return () => {
      isWanted = false;
    };
  }, [share, turn]);
  return [
    code,
    () => {
      setCode({ type: "asking" });
      setTurn(turn + 1);
    },
  ];
}

function ShareSheet({ onClose }: { onClose(): void }): ReactNode {
  const t = useText();
  const [code, retry] = useCode();
  return (
    <div className="grid gap-4 p-5">
      <div className="flex items-center gap-2">
        <h2 className="flex-1 text-18 font-[680]">{t("share.title")}</h2>
        <IconButton icon="close" label={t("share.close")} onClick={onClose} />
      </div>
      <p className="text-mid">{t("share.text")}</p>
      {code.type === "asking" ? <output className="grid min-h-28 place-items-center text-mid">{t("share.making")}</output> : null}
      {code.type === "failed" ? (
        <div role="alert" className="grid min-h-28 content-center justify-items-center gap-3">
          <p className="font-semibold text-down">{t("share.failed")}</p>
          <Button onClick={retry}>{t("share.retry")}</Button>
        </div>
      ) : null}
      {code.type === "made" ? <MadeCode code={code.code} /> : null}
    </div>
  );
}

function MadeCode({ code }: { readonly code: string }): ReactNode {
  const t = useText();
  const store = useStore();
  const [copied, setCopied] = useState<"code" | "link" | "failed" | null>(null);
  const link = `${location.origin}${toHref("/", store)}?betcode=${encodeURIComponent(code)}`;
  const hasWebShare = typeof navigator.share === "function";
  async function copy(what: "code" | "link"): Promise<void> {
    try {
      await navigator.clipboard.writeText(what === "code" ? code : link);
      setCopied(what);
    } catch {
      setCopied("failed");
    }
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-1 rounded-2 bg-cell px-4 py-3">
        <span className="text-12 text-mid">{t("share.code")}</span>
        <bdi className="n text-22 font-[700] break-all select-all" dir="ltr">
          {code}
        </bdi>
        <bdi className="text-12 break-all text-mid select-all" dir="ltr">
          {link}
        </bdi>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button className="min-h-11 flex-1" onClick={() => void copy("code")}>
          {t("share.copyCode")}
        </Button>
        <Button className="min-h-11 flex-1" tone={hasWebShare ? "quiet" : "act"} onClick={() => void copy("link")}>
          {t("share.copyLink")}
        </Button>
        {hasWebShare ? (
          <Button
            className="min-h-11 flex-1"
            tone="act"
            onClick={() => void navigator.share({ title: t("share.title"), url: link }).catch(() => undefined)}
          >
            {t("share.send")}
          </Button>
        ) : null}
      </div>
      <output className={copied === "failed" ? "min-h-5 text-12 font-semibold text-down" : "min-h-5 text-12 text-mid"}>
        {copied === null ? "" : t(`share.copied.${copied}`)}
      </output>
    </div>
  );
}
