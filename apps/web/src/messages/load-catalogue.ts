import type { CompiledMessages } from "./text.ts";

/** Fetches the texts of the page's language from where the document says they are. */
export async function loadCatalogue(address: string): Promise<CompiledMessages> {
  const { messages } = (await import(/* @vite-ignore */ address)) as { readonly messages: CompiledMessages };
  return messages;
}
