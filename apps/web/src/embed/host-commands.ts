import { type OddsFormat, resolveLocale, splitLocalePath } from "@touchline/domain";
import type { ErrorCode, Incoming } from "@touchline/embed/protocol";
import type { Store } from "@touchline/store";
import { requestSearch } from "../elements/search-event.ts";
import { isSearchable, searchAddress, toSearchText } from "../features/finding/search/search-text.ts";
import type { Navigation } from "../navigation/navigation.ts";
import type { FrameAuth } from "./frame-auth.ts";
import type { HostCommand } from "./frame-guard.ts";
import type { FrameLayout } from "./frame-layout.ts";
import type { HostChannel } from "./host-channel.ts";

const maxLength = 2_048;
const hashPattern = /^[A-Za-z][\w-]{0,63}$/u;

// Browsers read addresses with control characters or backslashes as addresses of other sites.
// oxlint-disable-next-line no-control-regex -- matches exactly the refused characters
const unsafe = /[\u0000-\u001f\u007f\\]/u;

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The address, without its locale, of the page that a host requests; null for anything but a path on this site. */
export function toSafeAddress(
  { path, query = "", hash = "" }: Incoming["page_changed"],
  locales: readonly string[],
): { readonly address: string; readonly hash: string } | null {
  const decoded = decodeOnce(path);
  if (decoded === null || path.length > maxLength || unsafe.test(decoded) || unsafe.test(query)) return null;
  if (!path.startsWith("/") || path.startsWith("//") || decoded.startsWith("//")) return null;
  const base = "http://page";
  if (!URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  if (url.origin !== base || url.pathname.startsWith("//") || path.includes("?") || path.includes("#")) return null;
  url.search = query;
  const split = splitLocalePath(`${url.pathname}${url.search}`, locales);
  return { address: split.path, hash: hashPattern.test(hash) ? hash : "" };
}

/** The page that commands act on. */
export interface FramePage {
  readonly store: Store;
  readonly navigation: Navigation;
}

interface CommandTools {
  readonly channel: HostChannel;
  readonly auth: FrameAuth;
  readonly layout: FrameLayout;
  readonly nonce: string;
  readonly page: () => FramePage;
  readonly changeLocale: (locale: string) => Promise<void>;
  readonly onUrlSync: (isHistoryElsewhere: boolean) => void;
}

const searchDialog = 'dialog.sheet[data-place="top"][open]';
const checkEveryMs = 50;
const maxChecks = 60;

/** Waits until the search is open, whose code may have to be fetched, so that a later command can close it. */
async function searchOpened(): Promise<void> {
  for (let check = 0; check < maxChecks && document.querySelector(searchDialog) === null; check += 1)
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs));
}

const codesPerMinute = 10;
const codesWithinMs = 60_000;

/** Executes the commands of a host. None of them places a bet, cashes out or changes a limit. */
export function createHostCommands(tools: CommandTools): (command: HostCommand, version: 0 | 1) => Promise<ErrorCode | null> {
  const { channel, auth, layout, nonce, page } = tools;
  const changing = new Map<string, Promise<ErrorCode | null>>();
  let codesTaken: readonly number[] = [];

  function offered(): readonly string[] {
    const { store } = page();
    return (store.queries.peek(store.listings.frame())?.locales ?? []).map(({ code }) => code);
  }

  async function changeOdds(oddsType: OddsFormat): Promise<ErrorCode | null> {
    const { store } = page();
    const settings = await store.queries.load(store.listings.settings());
    if (oddsType !== "percent" && !settings.odds_types.available.includes(oddsType)) return "not_allowed";
    store.preferences.change({ oddsFormat: oddsType });
    return null;
  }

  async function showPage(wanted: Incoming["page_changed"]): Promise<ErrorCode | null> {
    const safe = toSafeAddress(wanted, offered());
    if (safe === null) return "bad_payload";
    const { navigation } = page();
    if (safe.address !== (navigation.getState().pending ?? navigation.getState().page.address))
      await navigation.go(safe.address, { isReplacing: wanted.replace === true });
    if (safe.hash !== "") location.replace(`#${safe.hash}`);
    return null;
  }

  async function search({ open, query }: Incoming["search_modal"]): Promise<ErrorCode | null> {
    if (!open) {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>(searchDialog)) dialog.close();
      return null;
    }
    const text = toSearchText(query ?? "");
    if (query !== undefined && query.length <= 50 && isSearchable(text)) await page().navigation.go(searchAddress(text));
    else {
      requestSearch();
      await searchOpened();
    }
    return null;
  }

  async function openSlip({ open = true, tab }: Incoming["open_bet_slip"]): Promise<ErrorCode | null> {
    const { store } = page();
    if (tab === "MY_BETS") {
      const site = await store.queries.load(store.listings.siteConfig());
      if (!site.is_my_bets_visible) return "not_allowed";
    }
    const { panel } = store.slip.getState();
    store.slip.setPanel({ isOpen: open, tab: tab === undefined ? panel.tab : tab === "MY_BETS" ? "myBets" : "betSlip" });
    return null;
  }

  async function changeCurrency(currency: string): Promise<ErrorCode | null> {
    const { session } = page().store;
    const { player, balances } = session.getState();
    const refuse = (reason: NonNullable<Parameters<typeof reply>[1]>): null => reply(false, reason);
    const reply = (ok: boolean, reason?: "same" | "no_account" | "signed_out" | "failed"): null => {
      channel.send("notify-currency-changed", { currency, ok, ...(reason === undefined ? {} : { reason }) });
      return null;
    };
    if (player === null) return refuse("signed_out");
    if (player.currency === currency) return refuse("same");
    if (!balances.some((balance) => balance.currency === currency)) return refuse("no_account");
    const answer = await session.changeCurrency(currency);
    return answer.ok ? reply(true) : refuse("failed");
  }

  /** Requests for the same currency share one change. */
  async function changeCurrencyOnce(currency: string): Promise<ErrorCode | null> {
    const running = changing.get(currency) ?? changeCurrency(currency).finally(() => changing.delete(currency));
    changing.set(currency, running);
    return running;
  }

  async function applyCode(code: string): Promise<ErrorCode | null> {
    const at = performance.now();
    codesTaken = codesTaken.filter((taken) => at - taken < codesWithinMs);
    if (codesTaken.length >= codesPerMinute) return "rate_limited";
    codesTaken = [...codesTaken, at];
    const { navigation } = page();
    const [path = "/", query = ""] = navigation.getState().page.address.split("?");
    const params = new URLSearchParams(query);
    params.set("betcode", code);
    // The page asks before it replaces a slip that is not empty.
    await navigation.go(`${path}?${params}`, { isReplacing: true });
    return null;
  }

  async function integrate(payload: Incoming["iframe_integration"], version: 0 | 1): Promise<ErrorCode | null> {
    if (payload.action === "logout") {
      await auth.signOut();
      return null;
    }
    if (payload.action !== "init") return payload.code === undefined ? "bad_payload" : auth.takeCode(payload.code);
    if (payload.nonce === undefined ? version === 1 : payload.nonce !== nonce) return "not_allowed";
    if (payload.protocol !== undefined && payload.protocol !== 1) return "unsupported";
    begin(payload);
    return payload.code === undefined ? null : auth.takeCode(payload.code);
  }

  function begin({ layout: wanted, urlSync, features, theme }: Incoming["iframe_integration"]): void {
    if (wanted?.mode !== undefined) layout.setMode(wanted.mode);
    if (urlSync !== undefined) tools.onUrlSync(urlSync !== "none");
    const root = document.documentElement;
    if (features?.header !== undefined) root.toggleAttribute("data-no-header", !features.header);
    if (theme?.scheme !== undefined) page().store.preferences.change({ theme: theme.scheme });
    if (theme?.accent !== undefined) root.style.setProperty("--accent", theme.accent);
    if (theme?.onAccent !== undefined) root.style.setProperty("--on-accent", theme.onAccent);
    if (!channel.isOpen()) channel.open();
  }

  return async (command, version) => {
    const isHandshake = command.type === "iframe_integration";
    if (version === 1 && !channel.isOpen() && !isHandshake) return "not_ready";
    switch (command.type) {
      case "odds_changed":
        return changeOdds(command.payload.oddsType);
      case "page_changed":
        return showPage(command.payload);
      case "search_modal":
        return search(command.payload);
      case "open_bet_slip":
        return openSlip(command.payload);
      case "viewport":
        layout.takeViewport(command.payload);
        return null;
      case "iframe_integration":
        return integrate(command.payload, version);
      case "apply_bet_code":
        return applyCode(command.payload.code);
      case "change_locale": {
        // An unknown language resolves to the first one in the list.
        const locale = resolveLocale(command.payload.locale, ["", ...offered()]);
        if (locale === "") return "not_allowed";
        await tools.changeLocale(locale);
        return null;
      }
      case "change_currency":
        return changeCurrencyOnce(command.payload.currency);
    }
  };
}
