import type { StoragePort } from "../core/ports.ts";
import type { ChatAuthor } from "./chat-message.ts";

const name = "chat_muted";
const longestList = 100;

function isAuthor(value: unknown): value is ChatAuthor {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "name" in value &&
    typeof value.name === "string"
  );
}

/** Whom this device does not want to read, the latest last. */
export function readMuted(storage: StoragePort): readonly ChatAuthor[] {
  try {
    const kept: unknown = JSON.parse(storage.read(name) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isAuthor) : [];
  } catch {
    return [];
  }
}

/** Keeps the list; the longest muted leave beyond 100. */
export function writeMuted(storage: StoragePort, muted: readonly ChatAuthor[]): readonly ChatAuthor[] {
  const kept = muted.slice(-longestList);
  storage.write(name, kept.length === 0 ? null : JSON.stringify(kept));
  return kept;
}
