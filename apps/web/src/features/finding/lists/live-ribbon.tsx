import { Chip, IconButton, Icon } from "@touchline/ui";
import { useRef, useState, type ReactNode } from "react";
import { Island } from "../../../elements/rendering/island.tsx";
import { LiveTile } from "../../../elements/matches/live-tile.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import type { MatchFilter } from "@touchline/store";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

const maxSports = 5;
const stepPx = 416;

/** Live matches as tiles, with a filter by sport. */
export function LiveRibbon({ filter }: { readonly filter: MatchFilter }): ReactNode {
  const t = useText();
  const { listings, entities } = useStore();
  const strip = useRef<HTMLDivElement>(null);
  const [sportKey, setSportKey] = useState<string | null>(null);
  const { data } = useResource(listings.matches(filter));
  const counters = useResource(listings.counters()).data;
  const ids = data?.matchIds ?? [];
  const sports = new Map(
    ids.flatMap((id) => {
      const sport = entities.match(id)?.league.sport;
      return sport === undefined ? [] : [[sport.key, sport.name] as const];
    }),
  );
  const chosen = sportKey !== null && sports.has(sportKey) ? sportKey : null;
  const shown = chosen === null ? ids : ids.filter((id) => entities.match(id)?.league.sport.key === chosen);
  const scroll = (sign: 1 | -1): void => {
    const element = strip.current;
    if (element === null) return;
    const isRtl = getComputedStyle(element).direction === "rtl";
    element.scrollBy({ left: stepPx * sign * (isRtl ? -1 : 1), behavior: "smooth" });
  };
  if (ids.length === 0) return null;
  return (
    <section aria-label={t("list.liveNow")}>
      <div className="sec">
        <h2>{t("list.liveNow")}</h2>
        <bdi className="cnt">{counters?.live.matchCount ?? data?.total}</bdi>
        <span className="flex-1" />
        <div className="strip desk-only min-w-0 gap-0.5">
          <Chip isChosen={chosen === null} onClick={() => setSportKey(null)}>
            {t("list.all")}
          </Chip>
          {[...sports].slice(0, maxSports).map(([key, name]) => (
            <Chip key={key} isChosen={chosen === key} onClick={() => setSportKey(key)}>
              {name}
            </Chip>
          ))}
        </div>
        <span className="desk-only flex">
          <IconButton icon="chevron-left" className="flip-icon" label={t("list.previous")} onClick={() => scroll(-1)} />
          <IconButton icon="chevron-right" className="flip-icon" label={t("list.more")} onClick={() => scroll(1)} />
        </span>
        <PageLink to="/live" className="phone-only -my-3 min-h-11 items-center gap-1 font-semibold text-mid">
          {t("list.seeAll")} <Icon name="chevron-right" size={16} mirrored />
        </PageLink>
      </div>
      <div className="rib strip" ref={strip}>
        {shown.map((id) => (
          <Island key={id}>
            <LiveTile matchId={id} />
          </Island>
        ))}
      </div>
    </section>
  );
}
