import { mkdirSync, rmSync } from "node:fs";
import { inject } from "vitest";
import { lockOf } from "./product-lock.ts";

/** A product that other files used before and will use again: it is this file's alone until it is given back. */
export interface BorrowedProduct {
  readonly origin: string;
  readonly platformOrigin: string;
  giveBack(): void;
}

function isNowTaken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

/** Waits for one of the products that were started for all files, and takes it. */
export async function borrowProduct(): Promise<BorrowedProduct> {
  for (;;) {
    for (const product of inject("products")) {
      const lock = lockOf(product.origin);
      if (isNowTaken(lock)) return { ...product, giveBack: () => rmSync(lock, { recursive: true, force: true }) };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
