import { slipSelections } from "@touchline/domain";
import { modalNames, type Outgoing } from "@touchline/embed/protocol";
import { depositAsked, type DepositQuestion } from "../elements/ask-deposit.ts";
import type { FramePage } from "./host-orders.ts";
import type { HostLine } from "./host-line.ts";

/** A page whose news the host gets. */
interface NewsPage extends FramePage {
  /** Whether the last navigation took the place of the one before. */
  readonly wasReplacing: () => boolean;
}

interface NewsOptions {
  readonly line: HostLine;
  readonly onPage: () => void;
}

/** Sends what happens in the frame to the host. It outlives a change of language, so that nothing is repeated and no dialog stays open. */
export interface HostNews {
  /** Follows a page until the answer is called. */
  follow(page: NewsPage): () => void;
}

/** Sends a payload unless it equals the one sent last; nothing counts as sent while the line is closed. */
function whenNew<Payload extends object>(line: HostLine, send: (payload: Payload) => void): (payload: Payload | null) => void {
  let last = "";
  return (payload) => {
    const text = JSON.stringify(payload);
    if (payload === null || text === last || !line.isOpen()) return;
    last = text;
    send(payload);
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

/** Makes the news of one frame; dialogs and clicks are followed from now on. */
export function createHostNews({ line, onPage }: NewsOptions): HostNews {
  const sendSlip = whenNew<Outgoing["bet-slip-state-changed"]>(line, (payload) => line.tell("bet-slip-state-changed", payload));
  // Two readings of one balance differ in their time only.
  const sendBalance = whenNew<Omit<Outgoing["balance-changed"], "at"> & { readonly at: () => string }>(line, ({ at, ...balance }) =>
    line.tell("balance-changed", { ...balance, at: at() }),
  );
  followDialogs((modal, open) =>
    line.tell("notify-modal-triggered", { modal, open, lockScroll: open && modal !== "slip", preferTop: false }),
  );
  document.addEventListener("click", (event) => tellTopEvent(event, line), true);

  function follow({ store, navigation, wasReplacing }: NewsPage): () => void {
    const page = { store, navigation };
    const asked = (event: Event): void => askDeposit(event as CustomEvent<DepositQuestion>, page, line);
    let shown: unknown = null;

    function sendPage(): void {
      const { page: place, pending } = navigation.getState();
      if (pending !== null || place === shown || !line.isOpen()) return;
      const isFirst = shown === null;
      shown = place;
      // The title follows the page within the same task.
      queueMicrotask(() => {
        const { route, address, status } = place;
        const replace = isFirst || wasReplacing();
        line.tell("page-loaded", { path: address, pageKey: route.key, locale: store.locale, title: document.title, status, replace });
        if (!isFirst) onPage();
      });
    }

    function balanceNow(): Parameters<typeof sendBalance>[0] {
      const balance = store.session.balance();
      if (balance === null) return null;
      const { currency, minor, subunits } = balance;
      return { currency, amountMinor: minor.toString(), subunits, at: () => new Date(store.clock.now()).toISOString() };
    }

    document.addEventListener(depositAsked, asked);
    const stops = [
      () => document.removeEventListener(depositAsked, asked),
      store.slip.subscribe(() => sendSlip(readSlip(page))),
      store.session.subscribe(() => sendBalance(balanceNow())),
      navigation.subscribe(sendPage),
      line.onOpen(() => {
        sendPage();
        sendSlip(readSlip(page));
        sendBalance(balanceNow());
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return { follow };
}

type ModalName = (typeof modalNames)[number];

/** Follows dialogs as they open and close, whatever opened them. */
function followDialogs(tell: (modal: ModalName, open: boolean) => void): void {
  const open = new Map<HTMLDialogElement, ModalName>();
  const look = (): void => {
    const now = new Set(document.querySelectorAll<HTMLDialogElement>("dialog[open]"));
    for (const [dialog, name] of open)
      if (!now.has(dialog)) {
        open.delete(dialog);
        tell(name, false);
      }
    for (const dialog of now)
      if (!open.has(dialog)) {
        const modal = modalNames.find((name) => name === dialog.dataset["modal"]) ?? "dialog";
        open.set(dialog, modal);
        tell(modal, true);
      }
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ type, removedNodes, addedNodes }) => type === "attributes" || hasDialog(removedNodes) || hasDialog(addedNodes)))
      look();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
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
