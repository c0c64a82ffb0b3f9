import { slipSelections, wantedBets } from "@touchline/domain";
import { modalNames, type Outgoing } from "@touchline/embed/protocol";
import { depositRequested, type DepositPrompt } from "../elements/dialog-events.ts";
import type { FramePage } from "./host-commands.ts";
import type { HostChannel } from "./host-channel.ts";

/** A page whose changes are sent to the host. */
interface ObservedPage extends FramePage {
  /** Whether the last navigation replaced its history entry. */
  readonly wasReplacing: () => boolean;
}

interface HostEventsOptions {
  readonly channel: HostChannel;
  readonly onPage: () => void;
}

/** Sends changes of the page to the host. Outlives a change of language, so events are not repeated and every dialog is reported closed. */
export interface HostEvents {
  /** Observes a page until the returned function is called. */
  follow(page: ObservedPage): () => void;
}

/** Sends a payload unless it equals the last one sent; drops it while the channel is closed. */
function whenNew<Payload extends object>(channel: HostChannel, send: (payload: Payload) => void): (payload: Payload | null) => void {
  let last = "";
  return (payload) => {
    const text = JSON.stringify(payload);
    if (payload === null || text === last || !channel.isOpen()) return;
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
    betType: wantedBets(slip)[0]?.type ?? "single",
    ticketState: slip.state,
  };
}

export function createHostEvents({ channel, onPage }: HostEventsOptions): HostEvents {
  const sendSlip = whenNew<Outgoing["bet-slip-state-changed"]>(channel, (payload) => channel.send("bet-slip-state-changed", payload));
  // The time is left out of the comparison.
  const sendBalance = whenNew<Omit<Outgoing["balance-changed"], "at"> & { readonly at: () => string }>(channel, ({ at, ...balance }) =>
    channel.send("balance-changed", { ...balance, at: at() }),
  );
  followDialogs((modal, open) =>
    channel.send("notify-modal-triggered", { modal, open, lockScroll: open && modal !== "slip", preferTop: false }),
  );
  document.addEventListener("click", (event) => sendTopEvent(event, channel), true);

  function follow({ store, navigation, wasReplacing }: ObservedPage): () => void {
    const page = { store, navigation };
    const asked = (event: Event): void => askDeposit(event as CustomEvent<DepositPrompt>, page, channel);
    let shown: unknown = null;

    function sendPage(): void {
      const { page: place, pending } = navigation.getState();
      if (pending !== null || place === shown || !channel.isOpen()) return;
      const isFirst = shown === null;
      shown = place;
      // The document title changes later in the same task.
      queueMicrotask(() => {
        const { route, address, status } = place;
        const replace = isFirst || wasReplacing();
        channel.send("page-loaded", { path: address, pageKey: route.key, locale: store.locale, title: document.title, status, replace });
        if (!isFirst) onPage();
      });
    }

    function balanceNow(): Parameters<typeof sendBalance>[0] {
      const balance = store.session.balance();
      if (balance === null) return null;
      const { currency, minor, subunits } = balance;
      return { currency, amountMinor: minor.toString(), subunits, at: () => new Date(store.clock.now()).toISOString() };
    }

    document.addEventListener(depositRequested, asked);
    const stops = [
      () => document.removeEventListener(depositRequested, asked),
      store.slip.subscribe(() => sendSlip(readSlip(page))),
      store.session.subscribe(() => sendBalance(balanceNow())),
      navigation.subscribe(sendPage),
      channel.onOpen(() => {
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

/** Reports dialogs as they open and close. */
function followDialogs(notify: (modal: ModalName, open: boolean) => void): void {
  const open = new Map<HTMLDialogElement, ModalName>();
  const update = (): void => {
    const now = new Set(document.querySelectorAll<HTMLDialogElement>("dialog[open]"));
    for (const [dialog, name] of open)
      if (!now.has(dialog)) {
        open.delete(dialog);
        notify(name, false);
      }
    for (const dialog of now)
      if (!open.has(dialog)) {
        const modal = modalNames.find((name) => name === dialog.dataset["modal"]) ?? "dialog";
        open.set(dialog, modal);
        notify(modal, true);
      }
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ type, removedNodes, addedNodes }) => type === "attributes" || hasDialog(removedNodes) || hasDialog(addedNodes)))
      update();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
}

function hasDialog(nodes: NodeList): boolean {
  for (const node of nodes) if (node instanceof Element && (node.matches("dialog") || node.querySelector("dialog") !== null)) return true;
  return false;
}

const matchPathPattern = /\/([\w-]*?-m-([\w-]+))$/u;

function sendTopEvent({ target }: MouseEvent, channel: HostChannel): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("article.tile a[href]") : null;
  if (link === null) return;
  const path = link.pathname.replace(/^\/[^/]+/u, "");
  const [, slug, matchId] = matchPathPattern.exec(path) ?? [];
  if (slug !== undefined && matchId !== undefined) channel.send("top-event-clicked", { matchId, slug, path });
}

/** Whether the next deposit event opens this site's own cashier. */
let isOurs = false;

/** Asks the host to open its cashier; if it declines, opens this site's own by its hash. */
function askDeposit(event: CustomEvent<DepositPrompt>, { store, navigation }: FramePage, channel: HostChannel): void {
  if (!channel.isOpen() || isOurs) return void (isOurs = false);
  event.preventDefault();
  const { reason, missing } = event.detail;
  const shortfall = missing == null ? {} : { currency: missing.currency, shortfallMinor: missing.minor.toString() };
  const currency = store.session.getState().player?.currency;
  const returnTo = navigation.getState().page.address;
  void channel.request("deposit", { reason, ...(currency === undefined ? {} : { currency }), ...shortfall, returnTo }).then((answer) => {
    if (answer === null) return;
    isOurs = true;
    location.replace(missing == null ? "#deposit" : `#deposit=${missing.minor}`);
  });
}
