import type { ReactNode } from "react";
import { BonusCards } from "../../features/account/bonuses/bonus-card.tsx";
import { isRunning, useBonuses, useIsCalm } from "../../features/account/bonuses/use-bonuses.ts";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockSection } from "../block-section.tsx";
import { PreviewNote } from "../preview-note.tsx";

const usuallyShown = 4;

/** What the player can use or take part in now; nothing where there is nothing, or where the player wants it calm. */
export function Bonuses({ block }: BlockProps<"bonuses">): ReactNode {
  const t = useText();
  const isCalm = useIsCalm();
  const { bonuses, isFailed, retry } = useBonuses();
  if (isCalm) return null;
  const shown = (bonuses ?? []).filter(isRunning).slice(0, block.limit ?? usuallyShown);
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
