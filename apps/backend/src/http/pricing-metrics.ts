import type { Engine } from "@touchline/feed";
import { Gauge, Histogram, type Registry } from "prom-client";

/** The part of the feed's engine that metrics read. */
export interface PricingFigures {
  readonly events: Pick<Engine["events"], "onSnapshot">;
  readonly prices: Pick<Engine["prices"], "ageMs" | "queued">;
}

const maxSilenceSeconds = 86_400;

/** Exports how long the models take, and how long the pricer has been silent. */
export function observePricing(registry: Registry, { events, prices }: PricingFigures): void {
  const seconds = new Histogram({
    name: "touchline_pricing_seconds",
    help: "Time that the models took to price a match.",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  events.onSnapshot((_snapshot, workMs) => seconds.observe(workMs / 1_000));
  const queued: Gauge = new Gauge({
    name: "touchline_pricing_queue_depth",
    help: "Matches that wait for prices.",
    registers: [registry],
    collect: () => queued.set(prices.queued()),
  });
  const silence: Gauge = new Gauge({
    name: "touchline_pricing_silence_seconds",
    help: "Seconds without a sign of life of the thread or process that prices; 0 while the thread works.",
    registers: [registry],
    collect: () => silence.set(Math.min(prices.ageMs() / 1_000, maxSilenceSeconds)),
  });
}
