import { createChat, type Chat } from "../chat/create-chat.ts";
import { createRecovery, type Recovery } from "../players/access/recovery.ts";
import { createSessions, type Sessions } from "../players/access/sessions.ts";
import { readPlayerRules } from "../players/player-rules.ts";
import type { Core } from "./open-core.ts";

/** What the API calls and leader work prunes. Has no timers of its own, so any number of processes may have it. */
export interface Faces {
  readonly sessions: Sessions;
  readonly recovery: Recovery;
  readonly chat: Chat;
}

/** Creates the parts of the product that work only when they are called. */
export function openFaces(core: Core): Faces {
  const { settings, site, locales, database, clock, feed, realtime, onError } = core;
  const { publicOrigin } = readPlayerRules(settings);
  const chat = createChat({
    limits: core.limits,
    database,
    book: feed.book,
    clock,
    locales,
    pseudonymOf: realtime.pseudonymOf,
    hours: { before: settings.CHAT_OPENS_HOURS_BEFORE, after: settings.CHAT_CLOSES_HOURS_AFTER },
    refusedWords: settings.CHAT_REFUSED_WORDS,
  });
  return {
    sessions: createSessions(database, { onPlayerBlocked: realtime.hub.disconnectUser }),
    recovery: createRecovery({
      database,
      sender: { siteName: site.name, publicOrigin, isSmtpUsed: settings.MAIL_SMTP_URL !== "" },
      onError,
    }),
    chat,
  };
}
