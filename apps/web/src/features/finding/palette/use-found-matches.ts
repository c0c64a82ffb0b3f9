import { matchPath } from "../../../elements/matches/match-path.ts";
import { matchName } from "../../../elements/matches/match-name.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import type { Command } from "./command.ts";

const shortestSearch = 3;

/** Matches that the server finds for a text, each with the way there. */
export function useFoundMatches(text: string): { readonly commands: readonly Command[]; readonly isSearching: boolean } {
  const { listings, entities } = useStore();
  const navigation = useNavigation();
  const isEnabled = Array.from(text).length >= shortestSearch;
  const { data, isLoading } = useResource(listings.search(text), { isEnabled });
  const commands = (data?.matchIds ?? []).flatMap((id): readonly Command[] => {
    const match = entities.match(id);
    if (match === undefined) return [];
    return [
      {
        id: `match-${id}`,
        group: "palette.group.matches",
        icon: match.status === "live" ? "live" : "clock",
        label: matchName(match),
        detail: match.league.name,
        run: () => void navigation.go(matchPath(match)),
      },
    ];
  });
  return { commands, isSearching: isLoading };
}
