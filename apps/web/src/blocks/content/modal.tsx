import { dayMs } from "@touchline/domain";
import { Button, Sheet } from "@touchline/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { SiteLink } from "./site-link.tsx";
import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { StorePorts } from "@touchline/store";

type MemoryPorts = Pick<StorePorts, "sessionStorage" | "localStorage" | "time">;

function keyOf(block: ShownBlockOf<"modal">): string {
  return `modal-${block.id}`;
}

/** Whether a dialog that opens by itself has not been shown as often as it may. */
function isModalDue(ports: MemoryPorts, block: ShownBlockOf<"modal">): boolean {
  if (block.opens === "each_visit") return ports.sessionStorage.read(keyOf(block)) === null;
  const shownAt = Number(ports.localStorage.read(keyOf(block)) ?? Number.NaN);
  if (Number.isNaN(shownAt)) return true;
  return block.opens === "each_day" && ports.time.now() - shownAt >= dayMs;
}

/** Remembers that it was shown, for the visit or on the device. */
function noteModalShown(ports: MemoryPorts, block: ShownBlockOf<"modal">): void {
  const storage = block.opens === "each_visit" ? ports.sessionStorage : ports.localStorage;
  storage.write(keyOf(block), String(ports.time.now()));
}

/** A dialog that opens by its hash, or by itself as often as the operator said. */
function Modal({ block }: BlockProps<"modal">): ReactNode {
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

export const definition: BlockDefinition<"modal"> = { Component: Modal };
