import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { type Box, createDockMessages, messageSide } from "../../src/elements/dock-message.tsx";
import { keyboardHeight } from "../../src/shell/extras/fit-dock.ts";

const atFoot: Box = { left: 0, right: 390, top: 700, bottom: 774 };
const control = (top: number, bottom: number, left = 28, right = 362): Box => ({ left, right, top, bottom });

describe("position of a message", () => {
  it("is on the dock if it covers no betting control of the page there", () => {
    expect(messageSide(atFoot, [])).toBe("foot");
    expect(messageSide(atFoot, [control(500, 700), control(774, 820), control(740, 770, 390, 500)])).toBe("foot");
  });

  it("is under the header if it would cover a control of the page, even partly", () => {
    expect(messageSide(atFoot, [control(500, 701)])).toBe("top");
    expect(messageSide(atFoot, [control(100, 130), control(750, 900)])).toBe("top");
  });
});

describe("messages of the dock", () => {
  it("are shown one at a time, the most urgent first, and the others again after it", () => {
    const messages = createDockMessages();
    const listener = vi.fn();
    messages.subscribe(listener);
    expect(messages.shown()).toBeNull();
    const closeBonus = messages.want("bonus");
    const closeAlert = messages.want("alert");
    expect(messages.shown()).toBe("alert");
    const closeUndo = messages.want("undo");
    expect(messages.shown()).toBe("undo");
    closeAlert();
    expect(messages.shown()).toBe("undo");
    closeUndo();
    expect(messages.shown()).toBe("bonus");
    closeBonus();
    expect(messages.shown()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(6);
  });
});

describe("height of the keyboard", () => {
  const view = { windowHeight: 844, viewHeight: 844, viewTop: 0, scale: 1 };

  it("is the covered height at the bottom of the window, less the distance that the window has scrolled", () => {
    expect(keyboardHeight({ ...view, viewHeight: 508 })).toBe(336);
    expect(keyboardHeight({ ...view, viewHeight: 508, viewTop: 100 })).toBe(236);
    expect(keyboardHeight({ ...view, viewHeight: 508, viewTop: 400 })).toBe(0);
  });

  it("is 0 without a keyboard, with browser bars in view, and in a zoomed page", () => {
    expect(keyboardHeight(view)).toBe(0);
    expect(keyboardHeight({ ...view, viewHeight: 760 })).toBe(0);
    expect(keyboardHeight({ ...view, viewHeight: 422, scale: 2 })).toBe(0);
  });
});

it("the height of the dock is inherited by no element, and is used by the same elements in style sheet and script", () => {
  const read = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8");
  const style = read("styles/shell.css");
  expect(style).toMatch(/@property --dock-h \{[^}]*inherits: false/u);
  const inStyle = /\n([^{}]+?) \{\s*--dock-h: var\(--tabbar-h\)/u.exec(style)?.[1]?.split(/,\s*/u);
  const inScript = /const aboveDock = "([^"]+)"/u.exec(read("shell/extras/fit-dock.ts"))?.[1]?.split(", ");
  expect(inScript).toContain(".desk");
  expect(inStyle).toEqual(inScript);
});
