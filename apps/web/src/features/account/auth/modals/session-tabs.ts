import type { Store } from "@touchline/store";
import { openTabChannel } from "../../../../elements/tabs/tab-channel.ts";

const channelName = "touchline-session";

/** Keeps the tabs of a browser at one: who signs in or out in one does so in all. Answers how to stop. */
export function shareSession({ session }: Pick<Store, "session">): () => void {
  let known = session.getState().player?.id ?? null;
  const channel = openTabChannel(channelName, (data) => {
    if (data === "out") {
      known = null;
      session.seed({ player: null, accounts: [] });
    } else if (data === "in" && session.getState().status !== "signedIn") void session.refresh();
  });
  const stopTelling = session.subscribe(({ status, player, ...rest }) => {
    if (status !== "signedIn" && status !== "signedOut") return;
    const id = player?.id ?? null;
    if (id === known) return;
    known = id;
    // A session that the server ended is found out by each tab itself.
    if (!("hasExpired" in rest)) channel.post(id === null ? "out" : "in");
  });
  return () => {
    stopTelling();
    channel.close();
  };
}
