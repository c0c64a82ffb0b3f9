import { slipSelections, slipType } from "@touchline/domain";
import { IconButton } from "@touchline/ui";
import { useSyncExternalStore, type ReactNode } from "react";
import { matchPath } from "../../../elements/matches/match.ts";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { useBetBuilder } from "./use-bet-builder.ts";

/** Moves the slip's custom bet back into the builder of its match. */
export function EditCustomBet(): ReactNode {
  const t = useText();
  const { slip, entities } = useStore();
  const navigation = useNavigation();
  const builder = useBetBuilder();
  const state = useSyncExternalStore(slip.subscribe, slip.getState, slip.getInitialState).slip;
  const [first] = slipSelections(state);
  if (slipType(state) !== "customBet" || first === undefined) return null;
  return (
    <IconButton
      icon="edit"
      label={t("builder.edit")}
      onClick={() => {
        const match = entities.match(first.matchId);
        if (builder.editFromSlip() === null) return;
        if (innerWidth < desktopWidth) slip.setPanel({ ...slip.getState().panel, isOpen: false });
        const path = match === undefined ? `/${first.sportKey}/${first.matchSlug}` : matchPath(match);
        const isThere = navigation.getState().page.address.split("?")[0] === path;
        if (isThere) openBuilder();
        else void navigation.go(path).then(openBuilder);
      }}
    />
  );
}

const desktopWidth = 1024;

/** Opens the builder on the current page, without navigation. */
function openBuilder(): void {
  history.replaceState(history.state, "", `${location.pathname}${location.search}#betBuilder`);
  dispatchEvent(new Event("hashchange"));
}
