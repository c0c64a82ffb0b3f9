import type { MatchFilter } from "@touchline/store";
import { useState, type ReactNode } from "react";
import { matchName } from "../../../elements/matches/match-name.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

const mostNamed = 3;
const noIds: readonly string[] = [];

/** Tells screen readers quietly which matches have come into a list; must be keyed by what the list was asked for. */
export function Newcomers({ filter }: { readonly filter: MatchFilter }): ReactNode {
  const t = useText();
  const { entities, listings } = useStore();
  const matchIds = useResource(listings.matches(filter)).data?.matchIds ?? noIds;
  const [known, setKnown] = useState(matchIds);
  const [said, setSaid] = useState("");
  if (known !== matchIds) {
    const before = new Set(known);
    const names = matchIds.flatMap((id) => {
      const match = before.has(id) ? undefined : entities.match(id);
      return match === undefined ? [] : [matchName(match)];
    });
    setKnown(matchIds);
    if (names.length > 0 && known !== noIds)
      setSaid(t("list.newcomers", { count: names.length, names: names.slice(0, mostNamed).join(", ") }));
  }
  return <output className="sr">{said}</output>;
}
