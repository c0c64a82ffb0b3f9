import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PageGuard } from "../../src/shell/page-guard.tsx";

describe("page guard", () => {
  it("reports an error and shows the fallback until the page changes", () => {
    const reported: unknown[] = [];
    const props = {
      pageKey: "/live",
      fallback: "UNEXPECTED ERROR",
      children: "page",
      report: (error: unknown) => void reported.push(error),
    };
    const guard = new PageGuard(props);
    guard.setState = (state) => void Object.assign(guard, { state: { ...guard.state, ...(state as object) } });
    expect(guard.render()).toBe("page");
    Object.assign(guard, { state: PageGuard.getDerivedStateFromError() });
    expect(guard.render()).toBe("UNEXPECTED ERROR");
    guard.componentDidCatch(new Error("broken"));
    expect(reported).toHaveLength(1);
    expect(guard.render()).toBe("UNEXPECTED ERROR");
    Object.assign(guard, { props: { ...props, pageKey: "/results" } });
    expect(guard.render()).toBe("page");
  });

  it("uses the text of the catalogue as its fallback", () => {
    const english = JSON.parse(readFileSync(join(import.meta.dirname, "../../src/messages/en.json"), "utf8")) as Record<string, string>;
    expect(english["error.unexpected"]).toBe("UNEXPECTED ERROR");
  });
});
