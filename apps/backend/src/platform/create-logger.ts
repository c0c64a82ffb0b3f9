import { hostname } from "node:os";
import { openTraceId } from "@touchline/telemetry";
import { pino, type DestinationStream, type Logger } from "pino";
import { sqlStateOf } from "./database/run-transaction.ts";

/** Fields of a database error that are safe to log. Statement, parameters and detail quote the data. */
const databaseFacts = ["severity", "schema", "table", "column", "constraint", "routine"] as const;
/** Class 22, data exceptions: their messages quote the value after a colon or in quotation marks. */
const quotesValues = /^22/u;
const maxCauseDepth = 4;

function factOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** The fields of an error to log: an allow-list, because drivers attach statements with their parameters. */
function errorToLog(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error, message: "the thrown value is not an Error" };
  const state = sqlStateOf(error);
  const message = state !== null && quotesValues.test(state) ? (error.message.split(/[:"]/u, 1)[0] ?? "").trim() : error.message;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /u.test(line));
  const facts = ["code", "statusCode", "syscall", ...(state === null ? [] : databaseFacts)].flatMap((name) => {
    const value = factOf(error, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...frames].join("\n"),
    ...Object.fromEntries(facts),
    ...(error.cause === undefined || depth >= maxCauseDepth ? {} : { cause: errorToLog(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < maxCauseDepth
      ? { errors: error.errors.map((inner) => errorToLog(inner, depth + 1)) }
      : {}),
  };
}

/** The trace id of a log line; lines of a request already have it as a binding of their logger. */
function traceOfLine(_line: object, _level: number, logger: Logger): object {
  const traceId = openTraceId();
  return traceId === null || "trace_id" in logger.bindings() ? {} : { trace_id: traceId };
}

export interface LoggerOptions {
  /** Standard output by default. */
  readonly destination?: DestinationStream;
  /** Fields of every line, such as the role and the name of the process. */
  readonly about?: Readonly<Record<string, string>>;
}

/** Creates the logger. It logs errors without data and addresses without their query. */
export function createLogger(level: string, { destination, about = {} }: LoggerOptions = {}): Logger {
  const options = {
    level,
    base: { pid: process.pid, hostname: hostname(), ...about },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceOfLine,
    redact: ["req.headers.cookie", "req.headers.authorization", "password", "*.password", "token", "*.token"],
    serializers: {
      err: (error: unknown) => errorToLog(error),
      req: ({ method, url }: { readonly method?: string; readonly url?: string }) => ({ method, url: url?.split("?", 1)[0] }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * Logs an uncaught error like any other, and exits with code 1. Node would print all of its fields, and those of a database
 * error contain what players entered.
 */
export function exitOnUncaughtErrors(logger: Logger): void {
  process.on("uncaughtException", (error) => {
    logger.fatal({ err: error }, "an error was not caught");
    process.exit(1);
  });
}
