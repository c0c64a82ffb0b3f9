import { fileURLToPath } from "node:url";

/** Folder of the checkout. */
export const repositoryRoot = fileURLToPath(new URL("../../", import.meta.url));
