import { foldName, oddsFormats } from "@touchline/domain";
import { themes } from "@touchline/store";
import type { IconName } from "@touchline/ui";
import { leaguePath, matchName, matchPath } from "../../../elements/matches/match.ts";
import { usePreferences, useResource, useSession, useSlipIsEmpty, useStore } from "../../../elements/store.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { openAuth } from "../../../elements/dialog-events.ts";
import { switchLocale } from "../../../elements/locale-switch.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { MessageKey } from "../../../messages/text.ts";

export interface Command {
  readonly id: string;
  readonly group: Extract<MessageKey, `palette.group.${string}`>;
  readonly icon: IconName;
  readonly label: string;
  /** Text at the end of the line. */
  readonly detail?: string;
  run(): void;
}

const minInsideLength = 3;
const maxEndingLength = 2;

/** Whether typed text matches a word: its beginning, three or more letters of it, or the word with a short ending such as a plural. */
function matchesWord(word: string, part: string): boolean {
  if (word.startsWith(part) || (part.length >= minInsideLength && word.includes(part))) return true;
  return word.length > minInsideLength && part.startsWith(word) && part.length - word.length <= maxEndingLength;
}

/** Finds the commands whose label matches every typed word. Labels that begin with the entire text come first. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const wanted = foldName(typed).split("-").filter(Boolean);
  if (wanted.length === 0) return commands;
  const whole = wanted.join("-");
  return commands
    .filter(({ label }) => {
      const words = foldName(label).split("-");
      return wanted.every((part) => words.some((word) => matchesWord(word, part)));
    })
    .toSorted((a, b) => Number(foldName(b.label).startsWith(whole)) - Number(foldName(a.label).startsWith(whole)));
}

const leagueLimit = 30;

function openCashier(): void {
  location.hash = "deposit";
}

function usePageCommands(): readonly Command[] {
  const t = useText();
  const navigation = useNavigation();
  const go = (to: string) => (): void => void navigation.go(to);
  const pages = [
    ["/", "home", t("shell.homeTab")],
    ["/live", "live", t("shell.live")],
    ["/bets", "ticket", t("shell.myBets")],
    ["/results", "trophy", t("shell.results")],
    ["/search", "search", t("shell.search")],
    ["/about", "info", t("shell.about")],
  ] as const;
  return pages.map(([to, icon, label]) => ({ id: `go${to}`, group: "palette.group.pages", icon, label, run: go(to) }));
}

function useCatalogueCommands(): readonly Command[] {
  const navigation = useNavigation();
  const { listings } = useStore();
  const sports = useResource(listings.sports()).data ?? [];
  const leagues = useResource(listings.leagues({ limit: leagueLimit })).data ?? [];
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

function useActionCommands({ showHelp }: { readonly showHelp: () => void }): readonly Command[] {
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
      ? [action("sign-in", "user", t("shell.signIn"), () => openAuth({ kind: "sign_in" }))]
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

/** Commands that are available on every page. */
export function useCommands(options: { readonly showHelp: () => void }): readonly Command[] {
  const pages = usePageCommands();
  const actions = useActionCommands(options);
  const catalogue = useCatalogueCommands();
  return [...pages, ...actions, ...catalogue];
}

const minSearchLength = 3;

/** Commands that open the matches that the server finds for a text. */
export function useFoundMatches(text: string): { readonly commands: readonly Command[]; readonly isSearching: boolean } {
  const { listings, entities } = useStore();
  const navigation = useNavigation();
  const isEnabled = Array.from(text).length >= minSearchLength;
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
