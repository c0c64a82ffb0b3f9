import { type ReactNode, useEffect, useRef } from "react";
import { useStore } from "../elements/store.ts";

interface DockProps {
  /** The strip of open bets. */
  readonly strip: ReactNode;
  /** The bars at the edge of the window. */
  readonly children: ReactNode;
}

/**
 * The foot of the window, from the bottom up: tab bar, bar of the slip or the bet builder, strip of open bets, consent question, and at
 * most one message. An open slip replaces all bars.
 */
export function Dock({ strip, children }: DockProps): ReactNode {
  const dock = useRef<HTMLDivElement>(null);
  const bars = useRef<HTMLDivElement>(null);
  const { report } = useStore().ports;
  useEffect(() => {
    const [foot, inner] = [dock.current, bars.current];
    if (foot === null || inner === null) return undefined;
    let end = (): void => undefined;
    let isOver = false;
    void import("./extras/fit-dock.ts").then(({ fitDock }) => {
      if (!isOver) end = fitDock(foot, inner);
    }, report);
    return () => {
      isOver = true;
      end();
    };
  }, [report]);
  return (
    <div ref={dock} className="dock">
      <div data-dock="floats" />
      <div data-dock="message" />
      <div data-dock="sheet" />
      <div ref={bars} className="dock-bars">
        <div data-dock="consent" />
        {strip}
        <div data-dock="builder" />
        <div data-dock="peek" />
        {children}
      </div>
    </div>
  );
}
