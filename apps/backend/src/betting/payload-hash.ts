import { createHash } from "node:crypto";

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/** The same for the same JSON value, however its fields are ordered. */
export function payloadHash(payload: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(payload)))
    .digest("base64url");
}
