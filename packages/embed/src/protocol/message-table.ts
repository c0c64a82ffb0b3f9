import type { ObjectSchema } from "./schema.ts";

/** One message of the protocol. */
export interface MessageEntry {
  readonly summary: string;
  readonly payload: ObjectSchema;
  readonly example: Readonly<Record<string, unknown>>;
}

export type MessageTable = Readonly<Record<string, MessageEntry>>;
