import { Counter, Gauge, type Registry } from "prom-client";
import type { RedisStats } from "../platform/redis.ts";
import type { BusStats } from "../prices/price-bus.ts";

/** Statistics of the state that processes share over Redis; absent if there is only one process. */
export interface SharedStats {
  readonly redis: () => RedisStats;
  /** Null if prices are not sent over a bus. */
  readonly prices: (() => BusStats) | null;
}

function addGauge(registry: Registry, metric: { readonly name: string; readonly help: string; readonly read: () => number }): void {
  const gauge: Gauge = new Gauge({ name: metric.name, help: metric.help, registers: [registry], collect: () => gauge.set(metric.read()) });
}

function addCounter(registry: Registry, metric: { readonly name: string; readonly help: string; readonly read: () => number }): void {
  const counter: Counter = new Counter({
    name: metric.name,
    help: metric.help,
    registers: [registry],
    collect() {
      counter.reset();
      counter.inc(metric.read());
    },
  });
}

/** Exports the state of the connections to Redis and of the price bus. */
export function observeShared(registry: Registry, { redis, prices }: SharedStats): void {
  addGauge(registry, {
    name: "touchline_redis_up",
    help: "1 while all connections of this process to Redis are ready.",
    read: () => (redis().ready === redis().wanted ? 1 : 0),
  });
  addCounter(registry, {
    name: "touchline_redis_losses_total",
    help: "Connections to Redis that were lost or could not be opened again.",
    read: () => redis().losses,
  });
  if (prices === null) return;
  addGauge(registry, {
    name: "touchline_price_bus_age_seconds",
    help: "Seconds since the leader last wrote to the price bus, or since a follower last received from it.",
    read: () => prices().ageMs / 1_000,
  });
  addCounter(registry, {
    name: "touchline_price_bus_loads_total",
    help: "How often a follower has loaded all prices, or the leader has written all.",
    read: () => prices().loads,
  });
  addCounter(registry, {
    name: "touchline_price_bus_snapshots_total",
    help: "Prices of matches written to the price bus, or received from it.",
    read: () => prices().snapshots,
  });
  addCounter(registry, {
    name: "touchline_price_bus_bytes_total",
    help: "Bytes of these prices.",
    read: () => prices().bytes,
  });
}
