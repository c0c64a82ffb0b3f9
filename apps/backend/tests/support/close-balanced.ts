import { expect } from "vitest";
import { assertLedger } from "../../src/wallet/ledger.ts";
import type { TestServer } from "./test-server.ts";

/** Ends a server after its tests: no money may be missing or too much, and nothing may have gone wrong unseen. */
export async function closeBalanced(server: TestServer): Promise<void> {
  expect(await assertLedger(server.services.database)).toEqual([]);
  expect(server.errors).toEqual([]);
  await server.close();
}
