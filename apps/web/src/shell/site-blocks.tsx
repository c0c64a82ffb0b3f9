import type { ShownPage } from "@touchline/contract/site/site-file";
import { useEffect, useState, type ReactNode } from "react";
import { BlockFailed } from "../blocks/block-failed.tsx";
import { BlockList } from "../blocks/block-list.tsx";
import { areBlockPartsLoaded, loadBlockParts } from "../blocks/block-parts.ts";
import { useResource, useStore } from "../elements/store.ts";

interface SiteBlocksProps {
  readonly siteKey: string;
  readonly place: "top" | "bottom";
}

/** What the site shows above or below a page's own content. */
export function SiteBlocks({ siteKey, place }: SiteBlocksProps): ReactNode {
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.sitePage(siteKey));
  if (data !== undefined) return <LoadedBlocks page={data} place={place} />;
  return isError && siteKey === "sports" && place === "bottom" ? <BlockFailed onRetry={() => void refetch()} /> : null;
}

/** Blocks whose code was fetched with the page; on a page that was drawn before its data came, it is fetched now. */
function LoadedBlocks({ page, place }: { readonly page: ShownPage; readonly place: "top" | "bottom" }): ReactNode {
  const { ports } = useStore();
  const blocks = page[place];
  const [isReady, setReady] = useState(() => areBlockPartsLoaded(blocks));
  useEffect(() => {
    if (!isReady) void loadBlockParts(blocks).then(() => setReady(true), ports.report);
  }, [blocks, isReady, ports]);
  return isReady ? <BlockList blocks={blocks} /> : null;
}
