/** Number of runs of a property test: all of them with `--full`, otherwise a quarter. */
export function propertyRuns(full: number): number {
  return process.env["TEST_FULL"] === "1" ? full : Math.ceil(full / 4);
}
