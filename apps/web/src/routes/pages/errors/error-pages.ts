import { BlockedPage } from "./blocked-page.tsx";
import { FailedPage } from "./failed-page.tsx";
import { GonePage } from "./gone-page.tsx";
import { LockedPage } from "./locked-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** Pages that say why there is no other: fetched together. */
export const errorPages = {
  not_found: NotFoundPage,
  gone: GonePage,
  blocked: BlockedPage,
  locked: LockedPage,
  failed: FailedPage,
} as const;
