/// <reference types="vite/client" />
declare module "*.json?catalogue" {
  import type { CompiledMessages } from "./messages/text.ts";
  export const messages: CompiledMessages;
}
