import { samplers } from "@touchline/telemetry";
import type { SettingDefinition } from "./setting-definition.ts";

/** Traces, by the standard names of OpenTelemetry (docs/operations/traces.md). */
export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/\S+)?$/,
    expected: "an address such as http://collector:4318",
    description: "Collector that receives traces by OTLP over HTTP; empty records none and loads nothing for them.",
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    kind: "text",
    default: "",
    pattern: /^([^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*)?$/,
    expected: "name=value pairs with commas between them",
    description: "Headers for the collector, such as its key.",
  },
  OTEL_TRACES_SAMPLER: {
    kind: "choice",
    choices: samplers,
    default: "parentbased_always_on",
    description: "Which traces are recorded.",
  },
  OTEL_TRACES_SAMPLER_ARG: {
    kind: "number",
    minimum: 0,
    maximum: 1,
    default: 1,
    description: "Share of the traces that the samplers by ratio record.",
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    kind: "text",
    default: "",
    pattern: /^([^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*)?$/,
    expected: "name=value pairs with commas between them",
    description: "Attributes of every span, such as deployment.environment.name=production.",
  },
} as const satisfies Record<string, SettingDefinition>;
