import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../launcher/repository-root.ts";
import { generatedClient } from "../reference/generate-client.ts";

const file = "packages/client/src/api.gen.ts";

/** The generated part of the client must match the current contract, including the descriptions, which become its comments. */
export function checkGeneratedClient(): readonly string[] {
  const isCurrent = readFileSync(join(repositoryRoot, file), "utf8") === generatedClient();
  return isCurrent ? [] : [`${file} does not fit the contract: run npm run generate-client and commit the file.`];
}
