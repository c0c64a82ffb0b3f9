/** Settings of the frame (docs/embed). */
export const embedSettings = {
  EMBED_PARENTS: {
    kind: "text",
    default: "",
    pattern: /^[\w.:/*,\s-]*$/,
    form: "origins with commas between them, such as https://www.example.com,https://*.example.com",
    description:
      "Sites that may hold the sportsbook in a frame (docs/embed); empty for the platform alone. A * lets any parent hand a session over, but none hold a frame.",
  },
  EMBED_TRUSTED_ORIGIN: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/[^/\s]+)?$/,
    form: "an origin such as https://www.example.com",
    description: "One more origin whose messages the frame takes from its parent; empty for none.",
  },
  EMBED_SECRET: {
    kind: "text",
    default: "",
    pattern: /^(\S{16,256})?$/,
    form: "at least 16 characters without spaces",
    description: "Secret by which the servers of those sites sign a player in to the frame; empty draws one for the demo platform.",
  },
} as const;
