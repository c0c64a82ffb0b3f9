import type { ReactNode } from "react";
import { BonusCards } from "../../features/account/bonuses/bonus-card.tsx";
import { isRunning, useBonuses, useIsCalm } from "../../features/account/bonuses/use-bonuses.ts";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection, PreviewNote } from "../block-frame.tsx";

const defaultLimit = 4;

/** Bonuses that the player can use and campaigns that run now. Hidden in calm mode. */
function Bonuses({ block }: BlockProps<"bonuses">): ReactNode {
  const t = useText();
  const isCalm = useIsCalm();
  const limit = block.limit ?? defaultLimit;
  const { bonuses, isFailed, retry } = useBonuses({ isRunning: true, limitPerType: limit });
  if (isCalm) return null;
  const shown = (bonuses ?? []).filter(isRunning).slice(0, limit);
  if (bonuses !== undefined && shown.length === 0)
    return <PreviewNote type="bonuses">There are no bonuses for this reader now.</PreviewNote>;
  return (
    <BlockSection
      heading={block.heading ?? t("promotions.title")}
      end={
        <PageLink to="/promotions" className="-my-3 py-3 font-semibold text-mid hover:text-hi">
          {t("list.seeAll")}
        </PageLink>
      }
    >
      {bonuses === undefined ? isFailed ? <ListFailed onRetry={retry} /> : <ListSkeleton rows={2} /> : <BonusCards bonuses={shown} />}
    </BlockSection>
  );
}

export const definition: BlockDefinition<"bonuses"> = { Component: Bonuses };
