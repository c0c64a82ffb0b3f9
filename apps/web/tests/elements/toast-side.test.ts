import { describe, expect, it } from "vitest";
import { toastSide, type Box } from "../../src/elements/toast-region.tsx";

const atFoot: Box = { left: 12, right: 378, top: 700, bottom: 774 };
const control = (top: number, bottom: number, left = 28, right = 362): Box => ({ left, right, top, bottom });

describe("toast position", () => {
  it("is at the bottom if it covers no betting control there", () => {
    expect(toastSide(atFoot, [])).toBe("foot");
    expect(toastSide(atFoot, [control(500, 700), control(774, 820), control(740, 770, 378, 500)])).toBe("foot");
  });

  it("is at the top if it would cover a control at the bottom, even partly", () => {
    expect(toastSide(atFoot, [control(500, 701)])).toBe("top");
    expect(toastSide(atFoot, [control(100, 130), control(750, 900)])).toBe("top");
  });
});
