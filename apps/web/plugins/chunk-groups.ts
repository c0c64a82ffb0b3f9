import { readFirstModules } from "./first-texts.ts";

/** Entries stay separate files: the worker loads no other file, and styles belong to the entry of the page. */
const ownFiles = /service-worker\.ts$|entry\.client\.tsx$|\.css$/u;

const web = "/apps/web/src/";

/** Code that edits, places and tracks bets. */
const betting =
  /\/packages\/(?:store\/src\/(?:slip\/|bets\/|page\/(?:lifecycles|connect-page)|realtime\/open)|domain\/src\/(?:money\/parse|bet|bonus|odds|slip))/u;

const account =
  /\/apps\/web\/src\/(?:features\/account\/(?:auth\/(?!auth-dialogs|auth-dialog-store)|profile)|routes\/pages\/account\/(?:sign-|profile-|recovery-))/u;

/** Account code that pages without forms need; forms load on demand. */
const aroundForms = /\/packages\/store\/src\/player\/(?:account|save-settings)|\/features\/account\/auth\/return-path\.ts$/u;

interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp | ((id: string) => boolean);
  readonly tags?: string[];
  readonly priority: number;
  readonly minShareCount?: number;
}

function within(...folders: readonly string[]): (id: string) => boolean {
  return (id) => folders.some((folder) => id.includes(`${web}${folder}`));
}

/** Components of forms, which pages outside the account also use. */
const partsOfForms = (id: string): boolean =>
  /\/packages\/ui\/src\/(?:alert|field)\.tsx$/u.test(id) || within("elements/form-fields", "elements/use-form")(id);

/** Shared components of only a few pages, which load with those pages. */
const forFew = (id: string): boolean =>
  partsOfForms(id) ||
  within(
    "elements/use-bets",
    "elements/locale-switch",
    "elements/matches/form-chips",
    "elements/matches/sport-fields",
    "elements/matches/standings-table",
  )(id);

const firstModules = readFirstModules();

const isForFirst = (id: string): boolean => firstModules.has(id) || id.includes("/packages/ui/src/");

const isPart = (id: string): boolean =>
  aroundForms.test(id) || (!forFew(id) && (id.includes("/packages/ui/src/") || within("elements/", "navigation/")(id)));

/** Groups modules that are fetched together into one chunk, which compresses better and costs one request. */
export const chunkGroups: ChunkGroup[] = [
  { name: "vendor", test: /node_modules\/(?:react|react-dom|scheduler)\//u, priority: 9 },
  // Everything that the first load needs.
  { name: "page", tags: ["$initial"], test: (id) => !ownFiles.test(id), priority: 8 },
  // Small components that several lazy chunks share: first those of the first pages.
  { name: "first-parts", test: (id) => isPart(id) && isForFirst(id), minShareCount: 2, priority: 7 },
  { name: "parts", test: isPart, minShareCount: 2, priority: 7 },
  { name: "betting", test: betting, priority: 6 },
  { name: "forms", test: partsOfForms, minShareCount: 2, priority: 6 },
  // A group includes what its modules import: without its own chunk, the language menu of each page would load all blocks and lists.
  { name: "locale-switch", test: within("elements/locale-switch"), priority: 6 },
  {
    name: "match",
    test: within(
      "routes/pages/matches/match-page",
      "routes/pages/matches/match-parts",
      "features/matches/match-chat/match-chat",
      "features/matches/match-tracker/win-chance-",
      "features/matches/match-tracker/timeline-axis",
      "styles/match.css",
      "styles/match-head.css",
    ),
    priority: 5,
  },
  // Sign-in, sign-up, mailed links and the profile share their forms with the dialogs.
  { name: "account", test: account, priority: 5 },
  {
    name: "bets",
    test: within("features/betting/my-bets/", "routes/pages/account/my-bets-page", "routes/pages/account/bet-page"),
    priority: 5,
  },
  { name: "bonuses", test: within("features/account/bonuses/"), minShareCount: 2, priority: 5 },
  {
    name: "browse",
    test: within("routes/pages/browse/", "routes/match-filters", "features/finding/lists/", "features/finding/league/"),
    priority: 4,
  },
  // The first load contains the name of every file, so small pages share one.
  {
    name: "errors",
    test: within(
      "routes/pages/site/error-pages",
      "routes/pages/site/custom-page",
      "routes/pages/site/app-shell-page",
      "routes/pages/site/about-page",
      "routes/pages/site/prose-pages",
      "routes/pages/site/provider-pages",
      "features/site/provider-frame/",
    ),
    priority: 4,
  },
  // The only blocks outside the first load that the home page of most sites needs.
  {
    name: "cover",
    test: within(
      "blocks/cover/cover.tsx",
      "blocks/cover/cover-stage",
      "blocks/cover/starting-soon",
      "blocks/cover/situation",
      "blocks/cover/popular-combos",
    ),
    priority: 4,
  },
  { name: "cover-late", test: within("blocks/cover/cover-river", "blocks/cover/favourites"), priority: 4 },
  {
    name: "chat",
    test: (id) => within("features/matches/match-chat/chat-")(id) || id.includes("/packages/store/src/realtime/match-chat"),
    priority: 4,
  },
  { name: "match-betting", test: within("features/betting/quick-bet/quick-bet-bar", "features/betting/bet-builder/builder-"), priority: 3 },
  { name: "frame-late", test: within("embed/guard-placing", "embed/host-notice"), priority: 3 },
  {
    name: "safer",
    test: within(
      "routes/pages/account/safer-gambling-page",
      "features/account/safer/safer-gambling",
      "features/account/safer/session-figures",
    ),
    priority: 3,
  },
  {
    name: "start-background",
    test: within(
      "client/start-background",
      "client/start-app-shell",
      "client/start-reports",
      "client/claim-tab",
      "client/leave-closed-country",
      "shell/extras/fit-dock",
    ),
    priority: 3,
  },
  // The list of other matches next to one in play.
  { name: "live", test: within("routes/pages/matches/live-match-detail", "features/matches/live-overview/live-column"), priority: 5 },
  {
    name: "blocks",
    test: (id) => within("blocks/")(id) && !within("blocks/block-gallery", "blocks/block-samples", "blocks/cover/")(id),
    priority: 3,
  },
  // The panels of a match, which compress better together.
  {
    name: "progress",
    test: within(
      "features/matches/match-tracker/match-tracker",
      "features/matches/match-tracker/sport-chart",
      "features/matches/match-tracker/chart-",
      "features/matches/match-tracker/line-charts",
      "features/matches/match/statistics-views",
      "features/matches/match/results-board",
      "features/matches/match/match-vote",
      "features/matches/match/movement-",
    ),
    priority: 3,
  },
  // Pages for the operator's designers.
  {
    name: "previews",
    test: within(
      "routes/pages/site/theme-page",
      "features/site/theme-preview/",
      "routes/pages/site/block-gallery-page",
      "blocks/block-gallery",
      "blocks/block-samples",
    ),
    priority: 3,
  },
  {
    name: "late",
    test: within(
      "features/account/cashier/",
      "features/betting/share/",
      "features/betting/bet-builder/",
      "features/betting/quick-bet/",
      "features/finding/palette/",
      "shell/",
    ),
    minShareCount: 2,
    priority: 2,
  },
];
