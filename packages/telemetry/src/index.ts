export { openTelemetry, samplers, type TelemetryOptions } from "./open-telemetry.ts";
export { formatTraceparent, newSpanId, parseTraceparent, traceIdOf } from "./trace-context.ts";
export { traceRequests } from "./trace-requests.ts";
export { inChildSpan, inSpan, isTracing, openTraceId, openTraceparent, startChildSpan, withoutSpan } from "./tracing.ts";
