/**
 * A part of an answer whose fields may be anything or missing. Answers about money already taken are read this way:
 * an answer that says less than the contract must not be mistaken for a failure.
 */
export type LooseBody = Readonly<Record<string, unknown>>;

/** The fields of an object, none for anything else. */
export function toLoose(value: unknown): LooseBody {
  return typeof value === "object" && value !== null ? (value as LooseBody) : {};
}

/** A text that says something; null for anything else. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** An id or a reference, which some backends write as a number. */
export function nameOf(value: unknown): string | null {
  return typeof value === "number" && Number.isSafeInteger(value) ? String(value) : textOf(value);
}
