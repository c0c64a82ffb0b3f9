/** Pages that list matches, besides the first: fetched together, as they are made of the same. */
export { CategoryPage } from "./category-page.tsx";
export { FavoritesPage } from "./favorites-page.tsx";
export { LeaguePage } from "./league-page.tsx";
export { ResultsPage } from "./results-page.tsx";
export { SchedulePage } from "./schedule-page.tsx";
export { SearchPage } from "./search-page.tsx";
export { SportPage } from "./sport-page.tsx";
export { CybersportPage, TopSportsPage } from "./sport-group-pages.tsx";
