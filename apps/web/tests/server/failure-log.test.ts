import { ApiFailure } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { createFailureLog } from "../../src/server/http/failure-log.ts";

function createLog() {
  const lines: [level: string, text: string][] = [];
  const log = createFailureLog({
    warn: (_values: unknown, text?: string) => void lines.push(["warn", text ?? ""]),
    error: (_values: unknown, text?: string) => void lines.push(["error", text ?? ""]),
  });
  return { log, lines };
}

const silence = new ApiFailure({ type: "unreachable" });
const waiting = ["warn", "pages wait for the backend, which does not answer"];
const failed = ["error", "a page failed"];

describe("the log of failed pages", () => {
  it("has one line while the backend does not answer, regardless of the page", () => {
    const { log, lines } = createLog();
    for (const error of [silence, new ApiFailure({ type: "timeout" }), new TypeError("fetch failed"), silence]) log.report(error);
    expect(lines).toEqual([waiting]);
  });

  it("has another line when the backend stops answering again", () => {
    const { log, lines } = createLog();
    log.report(silence);
    log.answered();
    log.report(silence);
    expect(lines).toEqual([waiting, waiting]);
  });

  it("contains every other failure, even while the backend does not answer", () => {
    const { log, lines } = createLog();
    for (const error of [silence, new Error("no such element"), new TypeError("x is not a function")]) log.report(error);
    expect(lines).toEqual([waiting, failed, failed]);
  });
});
