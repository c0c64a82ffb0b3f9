import { type ChannelGuard, protocolErrors } from "@touchline/centrifuge-hub";
import { localeToChannel } from "@touchline/domain";
import type { Book } from "../book/book.ts";

/** Clients may not publish on these channels. */
const publish: ChannelGuard["publish"] = async () => ({ error: protocolErrors.permissionDenied });

/** Refuses languages that the site does not offer, so that changes are encoded only for the site's own languages. */
export function createPublicGuard(locales: readonly string[]): ChannelGuard {
  const channels = new Set(locales.map((locale) => `public:${localeToChannel(locale)}`));
  return { subscribe: ({ channel }) => (channels.has(channel) ? null : protocolErrors.unknownChannel), publish };
}

const channelName = /^match:([^.]+)\.(\d{1,16})$/u;

/** Refuses channels of matches that do not exist, so that nobody can flood the realtime server with made-up channels. */
export function createMatchGuard({
  book,
  locales,
}: {
  readonly book: Pick<Book, "match">;
  readonly locales: readonly string[];
}): ChannelGuard {
  const localeByChannel = new Map(locales.map((locale) => [localeToChannel(locale), locale]));
  return {
    subscribe({ channel }) {
      const [, name = "", id] = channelName.exec(channel) ?? [];
      const locale = localeByChannel.get(name);
      const isKnown = locale !== undefined && Number.isSafeInteger(Number(id)) && book.match(locale, Number(id)) !== null;
      return isKnown ? null : protocolErrors.unknownChannel;
    },
    publish,
  };
}
