import { call } from "./api.ts";
import { emit, sockets } from "./page.ts";

const reconnectAfterMs = 5_000;

interface Push {
  readonly push?: { readonly pub?: { readonly data?: { readonly event?: string; readonly data?: Readonly<Record<string, unknown>> } } };
}

/** Subscribes to the player's private channel and reports balance changes to the host page. Speaks the realtime protocol as plain JSON. */
export async function watchBalance(): Promise<void> {
  const [token, player] = await Promise.all([
    call<{ readonly token: string }>("POST", "/api/v2/websocket/token", { isAbsolute: true }),
    call<{ readonly id: string }>("GET", "/player"),
  ]);
  if (token.type !== "ok" || player.type !== "ok") return;
  const channel = `$private:en.platform_user.${player.body.id}`;
  const allowed = await call<{ readonly channels: readonly { readonly token: string }[] }>("POST", "/api/v2/websocket/authorize", {
    body: { channels: [channel] },
    isAbsolute: true,
  });
  const channelToken = allowed.type === "ok" ? allowed.body.channels[0]?.token : undefined;
  if (channelToken === undefined) return;
  const socket = new WebSocket(`${sockets}/connection/websocket`);
  socket.addEventListener("open", () => {
    socket.send(JSON.stringify({ id: 1, connect: { token: token.body.token, name: "cashier" } }));
    socket.send(JSON.stringify({ id: 2, subscribe: { channel, token: channelToken } }));
    emit("websocket_connection", { state: "connected" });
  });
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    for (const line of String(data).split("\n")) {
      if (line === "{}") {
        socket.send("{}");
        continue;
      }
      // These come from the sportsbook's own hub, so they are not validated.
      const publication = (JSON.parse(line) as Push).push?.pub?.data;
      if (publication?.event === "balance_changed") emit("accounts_updated", publication.data ?? {});
    }
  });
  socket.addEventListener("close", () => {
    emit("websocket_connection", { state: "disconnected" });
    setTimeout(() => void watchBalance(), reconnectAfterMs);
  });
}
