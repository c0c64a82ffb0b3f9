import { localeToChannel } from "@touchline/domain";
import type { Store } from "../page/create-store.ts";
import type { Room, RoomHandlers } from "./realtime-port.ts";

/** A way into a chat room; null until there is a connection. */
export interface ChatEntrance {
  room(): Room | null;
  leave(): void;
}

/** Enters the chat of a match, as soon as there is a connection; on sites without chats nothing happens. */
export function enterChat({ realtime, locale }: Pick<Store, "realtime" | "locale">, matchId: string, handlers: RoomHandlers): ChatEntrance {
  let room: Room | null = null;
  let stopWaiting = (): void => undefined;
  function enter(): void {
    const running = realtime.running();
    if (running === null) return;
    stopWaiting();
    const template = running.config.channels.chat;
    if (template === undefined) return;
    room = running.client.enter(template.replace("{locale}", localeToChannel(locale)).replace("{matchId}", matchId), handlers);
  }
  if (realtime.running() === null) stopWaiting = realtime.subscribe(enter);
  else enter();
  return {
    room: () => room,
    leave() {
      stopWaiting();
      room?.leave();
    },
  };
}
