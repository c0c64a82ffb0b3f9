import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeText, type CodedText } from "./coded-text.ts";
import type { SiteBrand } from "./site-brand.ts";

/** What every page of this site has in common: its brand, its style sheet, its icons and its worker. */
export interface Site {
  readonly brand: SiteBrand;
  readonly styleAddress: string;
  readonly style: CodedText;
  readonly icons: CodedText;
  /** Source of the service worker; null where pages shall have none. */
  readonly worker: string | null;
}

interface SiteOptions {
  readonly brand: SiteBrand;
  readonly webFolder: string;
  /** Addresses of the pages' built sheets, which are joined with the brand's; none while developing. */
  readonly builtStyles: readonly string[];
  /** Address of the built worker. */
  readonly builtWorker: string | null;
}

/** Joins brand and built files. */
export async function createSite({ brand, webFolder, builtStyles, builtWorker }: SiteOptions): Promise<Site> {
  const read = (address: string): string => readFileSync(join(webFolder, "dist/client", address), "utf8");
  const style = await codeText([brand.css, ...builtStyles.map(read)].join("\n"));
  return {
    brand,
    styleAddress: `/styles/${brand.pack.key}.${style.version}.css`,
    style,
    icons: await codeText(readFileSync(join(webFolder, "../../packages/ui/src/icons.svg"), "utf8")),
    worker: builtWorker === null ? null : read(builtWorker),
  };
}
