import { isTracing, startChildSpan } from "@touchline/telemetry";
import type { KyselyConfig, LogEvent } from "kysely";

/** A call of a function of the database, such as `place_bets`. */
const callShape = /^\s*(select)\s+(\w+)\(/iu;
/** Verb and table of a statement. The statement itself is not recorded, because some quote values. */
const shape =
  /^\s*(select|insert into|update|delete from|with|begin|commit|rollback)(?:\b[^]*?(?:\bfrom\s+|(?<=into|update|from)\s+)"?(\w+)"?)?/iu;

function record({ level, query, queryDurationMillis }: LogEvent): void {
  const [, verb = "sql", table] = callShape.exec(query.sql) ?? shape.exec(query.sql) ?? [];
  const operation = verb.toLowerCase();
  const endedAt = Date.now();
  const span = startChildSpan(table === undefined ? operation : `${operation} ${table}`, {
    kind: "client",
    startedAt: endedAt - queryDurationMillis,
    values: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table === undefined ? {} : { "db.collection.name": table }),
    },
  });
  if (level === "error") span?.fail("statement");
  span?.end(endedAt);
}

/** Records a span for each statement below an open span; without tracing, nothing is measured. */
export function statementSpans(): Pick<KyselyConfig, "log"> {
  return isTracing() ? { log: record } : {};
}
