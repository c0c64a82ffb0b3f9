/** A pattern that names or prose must not contain, and what to write in its place. */
export interface WordRule {
  readonly pattern: RegExp;
  readonly plain: string;
}

/** Words of an identifier, matched in lower case against each of its camel-case parts. */
export const identifierWords: Readonly<Record<string, string>> = {
  anew: "again, or the verb with re-",
  beside: "next, adjacent, or with",
  breath: "batch",
  breathe: "yieldToEventLoop",
  breathes: "yieldToEventLoop",
  desk: "store or dialog",
  duty: "requiredAction",
  glance: "cached or snapshot",
  glances: "cached or snapshot",
  hear: "receive or apply",
  heard: "received",
  hears: "receives",
  hurry: "prioritise or urgent",
  look: "snapshot, read or style",
  looked: "read or viewed",
  looks: "snapshots or styles",
  mend: "fix",
  mends: "fixes",
  news: "events, changes or updates",
  patience: "timeout or maxWait",
  plate: "grid or card",
  said: "announced, reported or message",
  shelf: "index",
  shelves: "indexes",
  shore: "boundary",
  sight: "inView",
  tell: "notify, emit or report",
  tells: "notifies, emits or reports",
  told: "notified, emitted or reported",
  ways: "methods or options",
};

/** Names that the rules below and above would refuse, but that others chose: wire fields, market names, libraries. */
export const allowedNames: ReadonlySet<string> = new Set([]);

/** Whole identifiers. */
export const identifierRules: readonly WordRule[] = [
  { pattern: /^(?:[mM]ost(?!Balanced)|longest(?!First))[A-Z]/u, plain: "max..." },
  { pattern: /^(?:[lL]east(?!CommonMultiple)|shortest(?!First))[A-Z]/u, plain: "min..." },
  { pattern: /^(?:most|least)$/u, plain: "max, min, highest or lowest" },
  { pattern: /[sS]tandIn/u, plain: "lazy... or fallback..." },
  { pattern: /[wW]henThere/u, plain: "enqueue or whenLoaded" },
  { pattern: /[uU]nheard/u, plain: "undelivered" },
];

/** Code, where the name alone does not show it. */
export const codeRules: readonly WordRule[] = [{ pattern: /\b\w+Form = \/(?![/*])/u, plain: "...Pattern for a regular expression" }];

/** Comments and test titles; matched without regard to case. */
export const phraseRules: readonly WordRule[] = [
  { pattern: /\b(?:is|are|was|were|be|been|being) told\b/iu, plain: "is notified, receives, learns" },
  { pattern: /\bunless told\b/iu, plain: "unless configured, by default" },
  { pattern: /\btells? of\b/iu, plain: "reports, announces" },
  { pattern: /\bwhat (?:becomes?|became|has become) of\b/iu, plain: "the result of, the status of" },
  { pattern: /\bwhat (?:came|comes) of\b/iu, plain: "the result of" },
  { pattern: /\bnone of (?:ours|theirs|mine|its own)\b/iu, plain: "not ours, unknown, ignored" },
  { pattern: /\bof (?:ours|theirs) (?:is|are|was|were)\b/iu, plain: "our, their" },
  { pattern: /\b(?:so|however|as) many\b(?! (?:that|as))/iu, plain: "a number of, n, any number of" },
  { pattern: /\bwhere there (?:is|are|was|were) none\b/iu, plain: "without one, if absent" },
  { pattern: /\b(?<!\bthere )(?:is|are) no (?!longer\b|more\b|less\b|fewer\b|better\b|worse\b)[a-z]/iu, plain: "is not a, is not" },
  { pattern: /\b(?:price|prices|odds|state|value|values|moment|time) of now\b/iu, plain: "current" },
  { pattern: /\b(?:is|are|was|were|been) (?:heard|not heard)\b/iu, plain: "is received, is known" },
  { pattern: /\bheard of\b/iu, plain: "known, received" },
  { pattern: /\bby the word\b|\bword of the\b/iu, plain: "according to" },
  { pattern: /\bsays? nothing\b/iu, plain: "is silent, does not report" },
  { pattern: /\bnothing but\b/iu, plain: "only" },
  { pattern: /\bcannot [a-z]+ but\b/iu, plain: "can only" },
  { pattern: /\banew\b/iu, plain: "again" },
  { pattern: /\bthereof\b|\bthereby\b|\bwhereof\b|\btherein\b/iu, plain: "of it, so, of which" },
  { pattern: /\bfor good\b/iu, plain: "permanently" },
  { pattern: /\bwhole of\b/iu, plain: "all of, the entire" },
  { pattern: /\bbears?\b(?! in mind)|\bborne\b/iu, plain: "has, carries" },
  { pattern: /\bin (?:its|their|his) stead\b/iu, plain: "instead" },
  { pattern: /\bstand-ins?\b/iu, plain: "placeholder, lazy store, fake" },
  { pattern: /\b(?:at|in) sight\b|\bout of sight\b/iu, plain: "in view, out of view" },
  { pattern: /\bglances?\b/iu, plain: "cached quote, quick read" },
  { pattern: /\bbreath(?:es?|s)?\b/iu, plain: "yield, batch" },
  { pattern: /\bshut out\b/iu, plain: "blocked, excluded" },
  { pattern: /\bhas no say\b/iu, plain: "does not count" },
  { pattern: /\bmay be none\b/iu, plain: "may be empty" },
  { pattern: /\bnone may\b/iu, plain: "must not" },
  { pattern: /\bmend(?:s|ed|ing)?\b/iu, plain: "fix" },
  { pattern: /\bsigns? of life\b/iu, plain: "message, heartbeat" },
  { pattern: /\bto blame\b/iu, plain: "at fault, counts against" },
  { pattern: /\bnews\b/iu, plain: "updates, events" },
  { pattern: /\b(?:has|have|had) heard\b/iu, plain: "has received, knows" },
  { pattern: /\bnobody knows\b/iu, plain: "unknown" },
  { pattern: /\bof every day\b/iu, plain: "everyday" },
  { pattern: /\b(?:most tense|play as usual)\b/iu, plain: "closest, ordinary play" },
  { pattern: /\bas it should be\b/iu, plain: "as expected" },
  { pattern: /\bworked out\b/iu, plain: "computed" },
  { pattern: /\b(?:is|are|was|were) away\b/iu, plain: "is down, is unavailable, is disconnected" },
];
