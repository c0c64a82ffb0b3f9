import { expect, it, vi } from "vitest";
import { connectPage } from "../../src/page/connect-page.ts";
import type { ChannelHandlers } from "../../src/realtime/realtime-port.ts";
import { json } from "../fake-ports.ts";
import { createPage, settle } from "../page-harness.ts";
import { config } from "../realtime/realtime-page.ts";
import { wirePlayer } from "../wire.ts";

const account = (balance: number) => ({ currency: "EUR", subunits: 100, balance });

/** A page of a signed-in player, with a private channel that the test controls. */
async function openPage() {
  const channels = new Map<string, ChannelHandlers>();
  const server = { balance: 98_750, beforeAnswer: (): void => undefined };
  const page = createPage({
    "/platform/api/player/sign-in": () => json(wirePlayer()),
    "/platform/api/player/accounts": () => {
      const answer = json({ data: [account(server.balance)] });
      server.beforeAnswer();
      return answer;
    },
  });
  const { store } = page;
  await store.session.signIn({ email: "demo@touchline.test", password: "demo-pass-1" });
  const { id } = wirePlayer();
  const client = { connect: vi.fn(), disconnect: vi.fn(), changeIdentity: vi.fn(), enter: vi.fn() };
  connectPage(store, {
    config,
    origin: "https://bets.test",
    createClient: () => ({ ...client, follow: (name, handlers) => (channels.set(name, handlers), () => void channels.delete(name)) }),
  });
  store.realtime.setPlayer(id);
  const handlers = [...channels].find(([name]) => name.startsWith("$private"))?.[1];
  if (handlers === undefined) throw new Error("The private channel is not followed.");
  return { store, server, handlers, balance: () => Number(store.session.balance()?.minor) };
}

it("the balance is refetched when the private channel may have missed something", async () => {
  const { server, handlers, balance } = await openPage();
  server.balance = 101_131;
  handlers.onSubscribed({ isGapless: false });
  await settle();
  await vi.waitFor(() => expect(balance()).toBe(101_131));
});

it("a balance from realtime is kept when the answer to an earlier request arrives after it", async () => {
  const { store, server, handlers, balance } = await openPage();
  server.beforeAnswer = () => {
    server.beforeAnswer = () => undefined;
    server.balance = 101_131;
    handlers.onPublication({ event: "balance_changed", sent_at: 1, data: account(101_131) });
  };
  await store.session.refreshBalances();
  expect(balance()).toBe(101_131);
});
