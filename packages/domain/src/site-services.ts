/** Frame pages of live chat providers by type; `embedded` is the chat of the reference backend. */
const chatPages: Readonly<Record<string, string>> = {
  embedded: "/support/chat",
  livechat: "https://secure.livechatinc.com/licence/{id}/v2/open_chat.cgi",
  crisp: "https://go.crisp.chat/chat/embed/?website_id={id}",
  tawk: "https://tawk.to/chat/{id}",
};

interface ChatAccount {
  readonly type: string;
  readonly id: string;
  readonly region: string;
  /** The page of a provider that is not in the table. */
  readonly page: string | null;
}

/** The address of a live chat's page; null for an unknown provider. */
export function chatAddress({ type, id, region, page }: ChatAccount): string | null {
  const template = chatPages[type] ?? page;
  return template?.replaceAll("{id}", id).replaceAll("{region}", region) ?? null;
}

/** Origins that the tag manager and its default tags contact. */
export const tagManagerOrigins: readonly string[] = ["https://www.googletagmanager.com", "https://www.google-analytics.com"];
