import { beforeEach, describe, expect, it } from "vitest";
import { createStore, type Store } from "../../src/index.ts";
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
