import { buildWeb } from "../../../scripts/launcher/build-web.ts";

/** Builds the pages before any file of tests starts the product: two that start at once would build over each other. */
export async function setup(): Promise<void> {
  await buildWeb({ isForced: false });
}
