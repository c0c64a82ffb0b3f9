/** A JSON object from the server whose fields have not been read yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** A message that breaks the protocol. Only the connection catches this error; it then closes and opens again. */
export class UnreadableMessage extends Error {}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function read<Value>(value: unknown, isRight: (value: unknown) => value is Value): Value {
  if (!isRight(value)) throw new UnreadableMessage("a realtime message has another shape");
  return value;
}

/** Parses one line of a frame. */
export function parseFields(line: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new UnreadableMessage("a realtime message is not JSON");
  }
  return read(value, isFields);
}

/** The server leaves empty fields out, or writes null. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function objectOf(fields: Fields, name: string): Fields {
  return read(fields[name] ?? {}, isFields);
}

export function textOf(fields: Fields, name: string): string {
  return read(fields[name] ?? "", (value) => typeof value === "string");
}

/** A non-negative integer. */
export function countOf(fields: Fields, name: string): number {
  return read(fields[name] ?? 0, (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0);
}

export function listOf(fields: Fields, name: string): readonly Fields[] {
  return read(fields[name] ?? [], (value): value is Fields[] => Array.isArray(value) && value.every(isFields));
}

/** A publication; without a position, the offset is 0 and the epoch is empty. */
export interface Publication {
  readonly data: unknown;
  readonly isDelta: boolean;
  readonly offset: number;
  readonly epoch: string;
}

export function toPublication(fields: Fields): Publication {
  return { data: fields.data, isDelta: fields.delta === true, offset: countOf(fields, "offset"), epoch: textOf(fields, "epoch") };
}
