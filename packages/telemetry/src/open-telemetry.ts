import { setSpanStarter, type OpenSpan, type SpanKind, type SpanOptions } from "./tracing.ts";
import type { TraceContext } from "./trace-context.ts";

/** The standard samplers of OpenTelemetry (`OTEL_TRACES_SAMPLER`). */
export const samplers = [
  "parentbased_always_on",
  "parentbased_traceidratio",
  "parentbased_always_off",
  "always_on",
  "traceidratio",
  "always_off",
] as const;

/** The values of the settings `OTEL_*`. `OTEL_EXPORTER_OTLP_*` other than the endpoint are read by the exporter itself. */
export interface TelemetryOptions {
  /** Base address of a collector that accepts OTLP over HTTP; empty turns tracing off and loads nothing. */
  readonly endpoint: string;
  readonly sampler: string;
  /** The share of traces that the ratio samplers record, 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
  readonly instance: string;
}

/** Exports the spans of this process. */
export interface Telemetry {
  /** Sends the buffered spans and stops tracing. */
  stop(): Promise<void>;
}

const off: Telemetry = { stop: async () => undefined };

function urlOf(endpoint: string): string {
  return `${endpoint.replace(/\/$/u, "")}/v1/traces`;
}

/** Starts exporting spans, if the endpoint is set. Only then is OpenTelemetry loaded. */
export async function openTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  if (options.endpoint === "") return off;
  const [api, sdk, { OTLPTraceExporter }, { defaultResource, envDetector, detectResources, resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const root = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(options.ratio),
  };
  const isParentBased = options.sampler.startsWith("parentbased_");
  const name = options.sampler.replace("parentbased_", "") as keyof typeof root;
  const rootSampler = root[name]();
  // The trace id for the next span; the SDK requests it synchronously.
  let wantedTraceId: string | null = null;
  const random = new sdk.RandomIdGenerator();
  const provider = new sdk.TracerProvider({
    sampler: isParentBased ? new sdk.ParentBasedSampler({ root: rootSampler }) : rootSampler,
    idGenerator: { generateTraceId: () => wantedTraceId ?? random.generateTraceId(), generateSpanId: () => random.generateSpanId() },
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          "service.name": options.serviceName,
          "service.instance.id": options.instance,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: urlOf(options.endpoint) }) })],
  });
  const tracer = provider.getTracer("touchline");
  const kinds: Readonly<Record<SpanKind, number>> = {
    internal: api.SpanKind.INTERNAL,
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    producer: api.SpanKind.PRODUCER,
    consumer: api.SpanKind.CONSUMER,
  };
  const contextOf = ({ traceId, spanId, isSampled }: TraceContext, isRemote: boolean) =>
    api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, isRemote, traceFlags: isSampled ? api.TraceFlags.SAMPLED : 0 });

  setSpanStarter((spanName, { kind = "internal", values, parent = null, traceId: ownTraceId, startedAt }: SpanOptions, open) => {
    const caller = ownTraceId === undefined ? (parent ?? open?.context ?? null) : null;
    wantedTraceId = ownTraceId ?? null;
    const span = tracer.startSpan(
      spanName,
      {
        kind: kinds[kind],
        root: caller === null,
        ...(values === undefined ? {} : { attributes: values }),
        ...(startedAt === undefined ? {} : { startTime: startedAt }),
      },
      caller === null ? api.ROOT_CONTEXT : contextOf(caller, parent !== null),
    );
    wantedTraceId = null;
    const { traceId, spanId, traceFlags } = span.spanContext();
    const opened: OpenSpan = {
      context: { traceId, spanId, isSampled: (traceFlags & api.TraceFlags.SAMPLED) !== 0 },
      set: (more) => void span.setAttributes(more),
      fail: (reason) => {
        span.setAttribute("error.type", reason);
        span.setStatus({ code: api.SpanStatusCode.ERROR });
      },
      end: (endedAt) => span.end(endedAt),
    };
    return opened;
  });
  return {
    async stop() {
      setSpanStarter(null);
      // An unreachable collector must not keep the process from exiting.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
