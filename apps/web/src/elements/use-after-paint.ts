import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** Whether `isWanted` has been true for a paint: what follows a press is drawn when the press itself has been seen. False at once. */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void afterPaint().then(() => {
      if (!isOver) setPainted(true);
    });
    return () => {
      isOver = true;
      setPainted(false);
    };
  }, [isWanted]);
  return isWanted && isPainted;
}
