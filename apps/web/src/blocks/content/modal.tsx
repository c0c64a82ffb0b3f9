import { Button, Sheet } from "@touchline/ui";
import { useEffect, useState, type ReactNode } from "react";
import { useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import type { BlockProps } from "../block-props.ts";
import { SiteLink } from "../site-link.tsx";
import { isModalDue, noteModalShown } from "./modal-memory.ts";

/** A dialog that opens by its hash, or by itself as often as the operator said. */
export function Modal({ block }: BlockProps<"modal">): ReactNode {
  const t = useText();
  const { ports } = useStore();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const hash = `#${block.id}`;
    const followHash = (): void => {
      if (location.hash === hash) setOpen(true);
    };
    followHash();
    addEventListener("hashchange", followHash);
    const isDue = block.opens !== "by_hash" && isModalDue(ports, block);
    const cancel = isDue
      ? ports.time.after((block.delay_seconds ?? 0) * 1_000, () => {
          noteModalShown(ports, block);
          setOpen(true);
        })
      : undefined;
    return () => {
      removeEventListener("hashchange", followHash);
      cancel?.();
    };
  }, [block, ports]);
  const close = (): void => {
    setOpen(false);
    if (location.hash === `#${block.id}`) history.replaceState(history.state, "", location.pathname + location.search);
  };
  return (
    <Sheet name="notice" label={block.title} isOpen={isOpen} place="center" onClose={close}>
      <div className="grid gap-3 p-5">
        <h2 className="text-20 font-[720]">{block.title}</h2>
        <p className="text-mid">{block.text}</p>
        <div className="flex flex-wrap justify-end gap-2 pt-2">
          <Button onClick={close}>{t("block.close")}</Button>
          {block.link === undefined || block.button === undefined ? null : (
            <SiteLink to={block.link} className="btn" tone="act">
              {block.button}
            </SiteLink>
          )}
        </div>
      </div>
    </Sheet>
  );
}
