import { slipSelections } from "@touchline/domain";
import type { Outgoing } from "@touchline/embed/protocol";
import { depositAsked, type DepositQuestion } from "../elements/ask-deposit.ts";
import type { FramePage } from "./host-orders.ts";
import type { HostLine } from "./host-line.ts";

interface NewsOptions extends FramePage {
  readonly line: HostLine;
  /** Whether the last navigation took the place of the one before. */
  readonly wasReplacing: () => boolean;
  readonly onPage: () => void;
}

/** Tells only what is not what was told before. */
function whenNew<Payload extends object>(tell: (payload: Payload) => void): (payload: Payload | null, isForced?: boolean) => void {
  let last = "";
  return (payload, isForced = false) => {
    const text = JSON.stringify(payload);
    if (payload === null || (text === last && !isForced)) return;
    last = text;
    tell(payload);
  };
}

function readSlip({ store }: FramePage): Outgoing["bet-slip-state-changed"] {
  const { slip, panel } = store.slip.getState();
  return {
    open: panel.isOpen,
    tab: panel.tab === "myBets" ? "MY_BETS" : "BET_SLIP",
    count: slipSelections(slip).length,
    betType: slip.bets[0]?.type ?? "single",
    ticketState: slip.state,
  };
}

/** Tells the host what happens on one page; the answer stops. */
export function tellNews({ store, navigation, line, wasReplacing, onPage }: NewsOptions): () => void {
  const page = { store, navigation };
  const tellSlip = whenNew<Outgoing["bet-slip-state-changed"]>((payload) => line.tell("bet-slip-state-changed", payload));
  const tellBalance = whenNew<{ readonly currency: string; readonly amountMinor: string; readonly subunits: number }>((payload) =>
    line.tell("balance-changed", { ...payload, at: new Date(store.clock.now()).toISOString() }),
  );
  let shown: unknown = null;

  function tellPage(isForced: boolean): void {
    const { page: place, pending } = navigation.getState();
    if (pending !== null || (place === shown && !isForced)) return;
    const isFirst = shown === null;
    shown = place;
    // The title follows the page within the same task.
    queueMicrotask(() => {
      const { route, address, status } = place;
      const replace = isFirst || wasReplacing();
      line.tell("page-loaded", { path: address, pageKey: route.key, locale: store.locale, title: document.title, status, replace });
      if (!isFirst && !isForced) onPage();
    });
  }

  function balanceNow(): Parameters<typeof tellBalance>[0] {
    const balance = store.session.balance();
    return balance === null ? null : { currency: balance.currency, amountMinor: balance.minor.toString(), subunits: balance.subunits };
  }

  const stopDialogs = followDialogs((modal, open) =>
    line.tell("notify-modal-triggered", { modal, open, lockScroll: open && modal !== "slip", preferTop: false }),
  );
  const clicked = (event: MouseEvent): void => tellTopEvent(event, line);
  const asked = (event: Event): void => askDeposit(event as CustomEvent<DepositQuestion>, page, line);
  document.addEventListener("click", clicked, true);
  document.addEventListener(depositAsked, asked);
  const stops = [
    stopDialogs,
    () => document.removeEventListener("click", clicked, true),
    () => document.removeEventListener(depositAsked, asked),
    store.slip.subscribe(() => tellSlip(readSlip(page))),
    store.session.subscribe(() => tellBalance(balanceNow())),
    navigation.subscribe(() => tellPage(false)),
    line.onOpen(() => {
      tellPage(true);
      tellSlip(readSlip(page), true);
      tellBalance(balanceNow(), true);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Notes dialogs as they open and close, whatever made them. */
function followDialogs(tell: (modal: string, open: boolean) => void): () => void {
  const open = new Map<Element, string>();
  const nameOf = (dialog: Element): string => {
    if (!dialog.classList.contains("sheet")) return "slip";
    return (dialog as HTMLElement).dataset["place"] === "top" ? "search" : "dialog";
  };
  const look = (): void => {
    const now = new Set(document.querySelectorAll("dialog[open]"));
    for (const [dialog, name] of open)
      if (!now.has(dialog)) {
        open.delete(dialog);
        tell(name, false);
      }
    for (const dialog of now)
      if (!open.has(dialog)) {
        open.set(dialog, nameOf(dialog));
        tell(nameOf(dialog), true);
      }
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ type, removedNodes, addedNodes }) => type === "attributes" || hasDialog(removedNodes) || hasDialog(addedNodes)))
      look();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}

function hasDialog(nodes: NodeList): boolean {
  for (const node of nodes) if (node instanceof Element && (node.matches("dialog") || node.querySelector("dialog") !== null)) return true;
  return false;
}

const matchForm = /\/([\w-]*?-m-([\w-]+))$/u;

function tellTopEvent({ target }: MouseEvent, line: HostLine): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("article.tile a[href]") : null;
  if (link === null) return;
  const path = link.pathname.replace(/^\/[^/]+/u, "");
  const [, slug, matchId] = matchForm.exec(path) ?? [];
  if (slug !== undefined && matchId !== undefined) line.tell("top-event-clicked", { matchId, slug, path });
}

let isOurs = false;

/** Asks the host for its cashier; where it leaves that to us, our own opens by its hash. */
function askDeposit(event: CustomEvent<DepositQuestion>, { store, navigation }: FramePage, line: HostLine): void {
  if (!line.isOpen() || isOurs) return void (isOurs = false);
  event.preventDefault();
  const { reason, missing } = event.detail;
  const shortfall = missing == null ? {} : { currency: missing.currency, shortfallMinor: missing.minor.toString() };
  const currency = store.session.getState().player?.currency;
  const returnTo = navigation.getState().page.address;
  void line.ask("deposit", { reason, ...(currency === undefined ? {} : { currency }), ...shortfall, returnTo }).then((answer) => {
    if (answer === null) return;
    isOurs = true;
    location.replace(missing == null ? "#deposit" : `#deposit=${missing.minor}`);
  });
}
