import { writeFileSync } from "node:fs";
import { endpointsByName } from "@touchline/contract/named-schemas";
import { openApiDocument } from "../../apps/backend/src/http/reference/openapi-document.ts";
import { clientSource } from "./client-source.ts";

/** The generated file of packages/client as it must be. */
export function generatedClient(): string {
  return clientSource(openApiDocument([...endpointsByName.values()], ""));
}

export function generateClient(file: URL): void {
  writeFileSync(file, generatedClient());
}
