import { oddsFormats } from "@touchline/domain";
import { themes } from "@touchline/store";
import { askAuth } from "../../../elements/ask-auth.ts";
import { switchLocale } from "../../../elements/locale/switch-locale.ts";
import { leaguePath } from "../../../elements/matches/match-path.ts";
import { usePreferences, useResource, useSession, useSlipIsEmpty, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import type { Command } from "./command.ts";

const leaguesRead = 30;

function openCashier(): void {
  location.hash = "deposit";
}

function usePlaces(): readonly Command[] {
  const t = useText();
  const navigation = useNavigation();
  const go = (to: string) => (): void => void navigation.go(to);
  const places = [
    ["/", "home", t("shell.homeTab")],
    ["/live", "live", t("shell.live")],
    ["/bets", "ticket", t("shell.myBets")],
    ["/results", "trophy", t("shell.results")],
    ["/search", "search", t("shell.search")],
    ["/about", "info", t("shell.about")],
  ] as const;
  return places.map(([to, icon, label]) => ({ id: `go${to}`, group: "palette.group.pages", icon, label, run: go(to) }));
}

function useCatalogue(): readonly Command[] {
  const navigation = useNavigation();
  const { listings } = useStore();
  const sports = useResource(listings.sports()).data ?? [];
  const leagues = useResource(listings.leagues({ limit: leaguesRead })).data ?? [];
  return [
    ...sports.map(({ key, name }): Command => ({
      id: `sport-${key}`,
      group: "palette.group.sports",
      icon: "flame",
      label: name,
      run: () => void navigation.go(`/${key}`),
    })),
    ...leagues.map((league): Command => ({
      id: `league-${league.id}`,
      group: "palette.group.leagues",
      icon: "trophy",
      label: league.name,
      detail: `${league.sport.name} · ${league.category.name}`,
      run: () => void navigation.go(leaguePath(league)),
    })),
  ];
}

function useActions({ showHelp }: { readonly showHelp: () => void }): readonly Command[] {
  const t = useText();
  const store = useStore();
  const navigation = useNavigation();
  const { theme, oddsFormat } = usePreferences();
  const isEmpty = useSlipIsEmpty();
  const { player } = useSession();
  const { preferences, session, slip, queries, listings } = store;
  const openSlip = (): void => slip.setPanel({ isOpen: true, tab: "betSlip" });
  const languages = queries.peek(listings.frame())?.locales ?? [];
  const action = (id: string, icon: Command["icon"], label: string, run: () => void): Command => ({
    id,
    group: "palette.group.actions",
    icon,
    label,
    run,
  });
  return [
    ...(player === null
      ? [action("sign-in", "user", t("shell.signIn"), () => askAuth({ kind: "sign_in" }))]
      : [
          action("deposit", "wallet", t("shell.deposit"), openCashier),
          action("sign-out", "lock", t("shell.signOut"), () => void session.signOut()),
        ]),
    action("clear", "trash", t("palette.clearSlip"), () => (isEmpty ? openSlip() : slip.dispatch({ type: "cleared" }))),
    ...(["single", "combo", "system"] as const).map((betType) =>
      action(`type-${betType}`, "layers", `${t("slip.type.label")}: ${t(`slip.type.${betType}`)}`, () => {
        slip.dispatch({ type: "betTypeChanged", betType });
        openSlip();
      }),
    ),
    ...themes
      .filter((key) => key !== theme)
      .map((key) => action(`theme-${key}`, "theme", `${t("shell.theme")}: ${t(`theme.${key}`)}`, () => preferences.change({ theme: key }))),
    ...oddsFormats
      .filter((key) => key !== oddsFormat)
      .map((key) =>
        action(`odds-${key}`, "sliders", `${t("shell.oddsFormat")}: ${t(`oddsFormat.${key}`)}`, () =>
          preferences.change({ oddsFormat: key }),
        ),
      ),
    ...languages
      .filter(({ code }) => code !== store.locale)
      .map(({ code, name }) =>
        action(`language-${code}`, "globe", `${t("shell.language")}: ${name}`, () => void switchLocale(code, { store, navigation })),
      ),
    action("help", "keyboard", t("palette.help"), showHelp),
  ];
}

/** Everything that can be done or gone to from anywhere. */
export function useCommands(options: { readonly showHelp: () => void }): readonly Command[] {
  const places = usePlaces();
  const actions = useActions(options);
  const catalogue = useCatalogue();
  return [...places, ...actions, ...catalogue];
}
