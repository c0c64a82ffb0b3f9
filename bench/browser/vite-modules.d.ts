/** Vite imports style sheets. */
declare module "*.css";

/** A catalogue compiled by the messages plugin. */
declare module "*.json?catalogue" {
  import type { CompiledMessages } from "../../apps/web/src/messages/text.ts";
  export const messages: CompiledMessages;
}
