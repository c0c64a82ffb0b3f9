import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder that stands for a product's being borrowed. */
export function lockOf(origin: string): string {
  return join(tmpdir(), `touchline-e2e-lock-${new URL(origin).port}`);
}
