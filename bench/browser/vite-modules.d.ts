/** Vite takes styles as imports. */
declare module "*.css";

/** A catalogue compiled by the build's own plugin. */
declare module "*.json?catalogue" {
  import type { CompiledMessages } from "../../apps/web/src/messages/text.ts";
  export const messages: CompiledMessages;
}
