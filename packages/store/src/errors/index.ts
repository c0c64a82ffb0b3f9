export { isIconFetchFailure, type ErrorFacts } from "./capture-rules.ts";
export type { Breadcrumb } from "./error-event.ts";
export { createErrorReporter, type ErrorReporter, type SendOutcome } from "./error-reporter.ts";
export { createPageTimer, type PageTimer } from "./page-timer.ts";
export { scrubAddress } from "./scrub.ts";
export { thrownMessage } from "./error-event.ts";
