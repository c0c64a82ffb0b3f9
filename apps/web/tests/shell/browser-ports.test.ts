import { ApiFailure } from "@touchline/store";
import { afterEach, expect, it, vi } from "vitest";
import { createBrowserPorts } from "../../src/client/browser-ports.ts";

afterEach(() => vi.unstubAllGlobals());

it("browser ports report errors to the window, but not calls without an answer", () => {
  const reported: unknown[] = [];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("reportError", (error: unknown) => void reported.push(error));
  const { report } = createBrowserPorts();
  for (const type of ["unreachable", "timeout", "cancelled"] as const) report(new ApiFailure({ type }));
  expect(reported).toEqual([]);
  const faults = [new TypeError("x is undefined"), new ApiFailure({ type: "unreadable" })];
  for (const fault of faults) report(fault);
  expect(reported).toEqual(faults);
});
