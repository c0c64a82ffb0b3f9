import type { OfferedBonus } from "@touchline/store/bonuses";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useBonusFormats } from "../bonus-format.ts";

interface BonusPickerProps {
  readonly offers: readonly OfferedBonus[];
  readonly chosen: OfferedBonus | null;
  onChoose(offer: OfferedBonus | null): void;
}

function keyOf({ type, id }: OfferedBonus): string {
  return `${type}-${id}`;
}

/** Which bonus a bet takes: one of those that fit, or none. */
export function BonusPicker({ offers, chosen, onChoose }: BonusPickerProps): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const nameOf = (offer: OfferedBonus): string =>
    offer.freebet === null ? offer.name : `${offer.name} · ${formats.money(offer.freebet.stake)}`;
  return (
    <label className="flex items-center gap-3">
      <span className="shrink-0 font-[650]">{t("bonus.slip.title")}</span>
      <select
        className="control min-w-0 flex-1 truncate"
        value={chosen === null ? "" : keyOf(chosen)}
        onChange={(event) => onChoose(offers.find((offer) => keyOf(offer) === event.currentTarget.value) ?? null)}
      >
        <option value="">{t("bonus.slip.none")}</option>
        {offers.map((offer) => (
          <option key={keyOf(offer)} value={keyOf(offer)}>
            {nameOf(offer)}
          </option>
        ))}
      </select>
    </label>
  );
}
