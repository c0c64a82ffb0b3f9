import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

interface VideoFilterProps {
  readonly isOn: boolean;
  /** Matches that can be watched; undefined while it is not known. */
  readonly count?: number | undefined;
  /** `narrow`: on phones the icon stands for the words. */
  readonly look?: "full" | "narrow";
  onToggle(): void;
}

/** Narrows a list to what can be watched; nothing where the operator shows no video (spec.md 2). */
export function VideoFilter({ isOn, count, look = "full", onToggle }: VideoFilterProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  // Offered until the settings say otherwise, so that nothing moves when they arrive.
  const isOffered = useResource(listings.settings()).data?.video_settings.enabled !== false;
  if (!isOffered) return null;
  return (
    <button type="button" className="chip bg-cell max-[799px]:min-h-11" aria-pressed={isOn} onClick={onToggle}>
      <Icon name={isOn ? "check" : "video"} size={16} />
      <span className={look === "narrow" ? "max-[799px]:sr-only" : undefined}>{t("filter.hasVideo")}</span>
      {count === undefined ? null : <bdi className="cnt">{count}</bdi>}
    </button>
  );
}
