import { describe, expect, it } from "vitest";
import { endpoints } from "../../src/core/endpoints.data.ts";
import { accountEndpoints } from "../../src/player/account-endpoints.data.ts";
import { notificationEndpoints } from "../../src/player/notifications.ts";
import { saferGamblingEndpoints } from "../../src/player/safer-gambling.ts";
import { wirePlayer } from "../wire.ts";
import { readReply } from "./read-reply.ts";

describe("a player of a backend that follows the specification", () => {
  it("needs only an id", () => {
    const { value: read, problems } = readReply(endpoints.getPlayer, { id: 12 });
    expect(problems).toEqual([]);
    expect(read).toMatchObject({ id: "12", email: "", statuses: [], auth_fields_missed: [], is_blocked: false, serasa: { pve: false } });
  });

  it("may use the names of the specification", () => {
    const profile = {
      id: "p",
      currency: "EUR",
      isLoggedIn: true,
      firstName: "Ada",
      lastName: "L",
      authFieldsMissed: ["phone", { key: "cpf" }],
      statuses: [{ id: "spi_test" }, "vip"],
      language: "de",
      serasa: { pve: true },
    };
    expect(readReply(endpoints.getPlayer, profile).value).toMatchObject({
      first_name: "Ada",
      last_name: "L",
      auth_fields_missed: ["phone", "cpf"],
      statuses: [{ id: "spi_test" }, { id: "vip" }],
      locale: "de",
      is_blocked: false,
      serasa: { pve: true },
    });
    expect(readReply(endpoints.getPlayer, { ...profile, isLoggedIn: false }).value).toMatchObject({ is_blocked: true });
  });

  it("is unchanged when it is complete", () => {
    expect(readReply(endpoints.getPlayer, wirePlayer()).value).toEqual(wirePlayer());
  });

  it.each([null, {}, { data: null }, []])("without an id (%j) cannot be used", (body) => {
    expect(readReply(endpoints.getPlayer, body).value).toBeUndefined();
  });

  it.each([[{ data: [{ currency: "JPY", balance: 70 }] }], [[{ currency: "JPY", balance: { value: 70 } }]]])(
    "has accounts whose minor units follow from the currency (%j)",
    (body) => {
      expect(readReply(endpoints.listAccounts, body).value).toEqual({ data: [{ currency: "JPY", subunits: 1, balance: 70 }] });
    },
  );

  it("is not signed in by a sign-up whose response has no player", () => {
    expect(readReply(accountEndpoints.signUp, {}).value).toEqual({ status: "confirmation_sent" });
    expect(readReply(accountEndpoints.signUp, { data: { id: 3 } }).value).toMatchObject({ id: "3" });
  });
});

describe("notifications and limits of a backend that follows the specification", () => {
  it("show a notification of an unknown type as a message of the operator", () => {
    const sent = { id: 4, title: "Hello", body: "World", type: "promo", created_at: "2026-11-21T14:00:00Z" };
    expect(readReply(notificationEndpoints.list, [sent, { title: "?" }]).value).toMatchObject({
      data: [{ id: 4, title: "Hello", body: "World", caption: "", type: "maintenance", object_id: null, read: false }],
    });
  });

  it.each([
    [{ unread: 3 }, 3],
    [{ bet: 1, bonus: 2 }, 3],
    [3, 3],
    [{}, 0],
  ])("count the unread notifications of %j", (body, unread) => {
    expect(readReply(notificationEndpoints.count, body).value).toEqual({ unread });
  });

  it("have limits that are in force according to their status", () => {
    const { value: read } = readReply(saferGamblingEndpoints.listLimits, [
      { type: "deposit", status: "confirmed", amount: 5000, currency: "EUR" },
      { type: "loss", status: "unconfirmed" },
      { type: "other" },
    ]);
    expect(read).toMatchObject({
      data: [
        { id: "deposit", is_in_force: true, amount: 5000, subunits: 100 },
        { type: "loss", is_in_force: false, amount: null },
      ],
    });
  });

  it("show no reality check unless the backend marks it as due", () => {
    expect(readReply(saferGamblingEndpoints.getRealityCheck, {}).value).toMatchObject({ is_due: false });
  });
});
