import { beforeEach, describe, expect, it } from "vitest";
import { createStore, followConnection, type Store } from "../../src/index.ts";
import { createFakePorts } from "../fake-ports.ts";

let fake: ReturnType<typeof createFakePorts>;
let store: Store;
beforeEach(() => {
  fake = createFakePorts();
  store = createStore({ ports: fake.ports, locale: "en", isServer: false });
});
const title = (): string | undefined => {
  const { alert } = store.alerts.getState();
  return alert?.standard === null ? alert.title : undefined;
};

describe("alerts", () => {
  it("show one at a time: a new alert replaces the previous one", () => {
    store.alerts.show({ tone: "success", title: "first" });
    const firstId = store.alerts.getState().alert?.id;
    store.alerts.show({ tone: "error", title: "second" });
    expect(title()).toBe("second");
    expect(store.alerts.getState().alert?.id).not.toBe(firstId);
  });

  it("close after five seconds each", () => {
    store.alerts.show({ tone: "success", title: "first" });
    fake.advance(4_000);
    store.alerts.show({ tone: "warning", title: "second" });
    fake.advance(4_999);
    expect(title()).toBe("second");
    fake.advance(1);
    expect(title()).toBeUndefined();
  });

  it("stay while held and can be dismissed", () => {
    store.alerts.show({ tone: "success", title: "held" });
    store.alerts.hold();
    fake.advance(60_000);
    expect(title()).toBe("held");
    store.alerts.release();
    fake.advance(5_000);
    expect(title()).toBeUndefined();
    store.alerts.show({ tone: "success", title: "again" });
    store.alerts.dismiss();
    expect(title()).toBeUndefined();
  });
});

describe("F21: an unstable connection", () => {
  it("shows one alert, which is dismissed on each return", () => {
    let isOnline = true;
    let changed = (): void => undefined;
    const online = {
      isOnline: () => isOnline,
      subscribe: (listener: () => void) => {
        changed = listener;
        return () => (changed = () => undefined);
      },
    };
    const shown: (string | null)[] = [];
    store.alerts.subscribe(({ alert }) => shown.push(alert?.standard ?? null));
    const stop = followConnection(online, store.alerts);
    for (let flips = 0; flips < 10; flips += 1) {
      isOnline = !isOnline;
      changed();
      fake.advance(2_000);
    }
    expect(shown).toEqual(Array.from({ length: 10 }, (_, flip) => (flip % 2 === 0 ? "offline" : null)));
    expect(store.alerts.getState().alert).toBeNull();
    stop();
    isOnline = false;
    changed();
    expect(store.alerts.getState().alert).toBeNull();
  });
});
