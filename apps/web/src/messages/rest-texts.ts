import { addRestTexts } from "./text.ts";

// The build makes each module import this one that names a text which the first pages do not need (`messages-plugin.ts`).
await addRestTexts();
