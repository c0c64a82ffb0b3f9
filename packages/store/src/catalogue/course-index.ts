export { readCourse, type CoursePeriod, type MatchCourse, type Momentum } from "./match-progress.ts";
export { streamOf, type MatchStream } from "./match-stream.ts";
export { squadsOf, type Squads } from "./squads.ts";
