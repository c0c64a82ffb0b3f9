import { dayMs } from "@touchline/domain";
import { Button, Sheet } from "@touchline/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { SiteLink } from "./site-link.tsx";
import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { StorePorts } from "@touchline/store";

type ModalPorts = Pick<StorePorts, "sessionStorage" | "localStorage" | "time">;

function storageKey(block: ShownBlockOf<"modal">): string {
  return `modal-${block.id}`;
}

/** Whether a dialog that opens automatically is due, given the last time it was shown. */
function isModalDue(ports: ModalPorts, block: ShownBlockOf<"modal">): boolean {
  if (block.opens === "each_visit") return ports.sessionStorage.read(storageKey(block)) === null;
  const shownAt = Number(ports.localStorage.read(storageKey(block)) ?? Number.NaN);
  if (Number.isNaN(shownAt)) return true;
  return block.opens === "each_day" && ports.time.now() - shownAt >= dayMs;
}

/** Stores the time at which the dialog was shown, for the visit or on the device. */
function saveModalShown(ports: ModalPorts, block: ShownBlockOf<"modal">): void {
  const storage = block.opens === "each_visit" ? ports.sessionStorage : ports.localStorage;
  storage.write(storageKey(block), String(ports.time.now()));
}

/** A dialog that opens by its hash, or automatically at the interval in the site file. */
function Modal({ block }: BlockProps<"modal">): ReactNode {
  const t = useText();
  const { ports } = useStore();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const hash = `#${block.id}`;
    const openByHash = (): void => {
      if (location.hash === hash) setOpen(true);
    };
    openByHash();
    addEventListener("hashchange", openByHash);
    const isDue = block.opens !== "by_hash" && isModalDue(ports, block);
    const cancel = isDue
      ? ports.time.after((block.delay_seconds ?? 0) * 1_000, () => {
          saveModalShown(ports, block);
          setOpen(true);
        })
      : undefined;
    return () => {
      removeEventListener("hashchange", openByHash);
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

export const definition: BlockDefinition<"modal"> = { Component: Modal };
