import { describe, expect, it } from "vitest";
import { toastSide, type Box } from "../../src/elements/toast-region.tsx";

const atFoot: Box = { left: 12, right: 378, top: 700, bottom: 774 };
const control = (top: number, bottom: number, left = 28, right = 362): Box => ({ left, right, top, bottom });

describe("the side of a toast", () => {
  it("is the foot while no control that moves money is there", () => {
    expect(toastSide(atFoot, [])).toBe("foot");
    expect(toastSide(atFoot, [control(500, 700), control(774, 820), control(740, 770, 378, 500)])).toBe("foot");
  });

  it("is the top while it would cover a control at the foot, also partly", () => {
    expect(toastSide(atFoot, [control(500, 701)])).toBe("top");
    expect(toastSide(atFoot, [control(100, 130), control(750, 900)])).toBe("top");
  });
});
