import { expect } from "vitest";
import { assertLedger } from "../../src/wallet/ledger.ts";
import type { TestServer } from "./test-server.ts";

/** Stops a server after its tests and checks that the ledger is balanced and no background work failed. */
export async function closeBalanced(server: TestServer): Promise<void> {
  expect(await assertLedger(server.services.database)).toEqual([]);
  expect(server.errors).toEqual([]);
  await server.close();
}
