import { writeFileSync } from "node:fs";
import { endpointsByName } from "@touchline/contract/named-schemas";
import { openApiDocument } from "../../apps/backend/src/http/reference/openapi-document.ts";
import { clientSource } from "./client-source.ts";

/** The expected text of the generated file of packages/client. */
export function generatedClient(): string {
  return clientSource(openApiDocument([...endpointsByName.values()], ""));
}

export function generateClient(file: URL): void {
  writeFileSync(file, generatedClient());
}
