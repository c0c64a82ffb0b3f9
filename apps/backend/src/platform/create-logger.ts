import { pino, type DestinationStream, type Logger } from "pino";
import { sqlStateOf } from "./database/run-transaction.ts";

/** Facts of a database error that hold no row: never its statement, parameters or detail, which quote what was to be written. */
const databaseFacts = ["severity", "schema", "table", "column", "constraint", "routine"] as const;
/** Class 22, data exceptions: their messages quote the value after a colon or in quotation marks. */
const quotesValues = /^22/u;
const deepestCause = 4;

function factOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** What the log keeps of an error: an allow-list, since drivers hang whole statements with their parameters on theirs. */
function errorToLog(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error, message: "what was thrown is no error" };
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
    ...(error.cause === undefined || depth >= deepestCause ? {} : { cause: errorToLog(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < deepestCause ? { errors: error.errors.map((one) => errorToLog(one, depth + 1)) } : {}),
  };
}

/** The backend's log: errors without what they were about, addresses without their query. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["req.headers.cookie", "req.headers.authorization", "password", "*.password", "token", "*.token"],
    serializers: {
      err: (error: unknown) => errorToLog(error),
      req: ({ method, url }: { readonly method?: string; readonly url?: string }) => ({ method, url: url?.split("?", 1)[0] }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
