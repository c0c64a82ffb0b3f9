import { setImmediate as nextTurn } from "node:timers/promises";
import type { messages, PGlite } from "@electric-sql/pglite";
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";

const int8 = 20;

/** How column values are parsed, from PostgreSQL and from the embedded database alike. */
export function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, BigInt);
  return types;
}

type Parameter = string | Uint8Array | null;

function toElement(value: unknown): string {
  if (Array.isArray(value)) return toArray(value);
  const text = toParameter(value);
  return text === null ? "NULL" : `"${String(text).replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function toArray(values: readonly unknown[]): string {
  return `{${values.map(toElement).join(",")}}`;
}

/** Converts a parameter as the PostgreSQL client does: to text, which the database parses as the type that it expects. */
function toParameter(value: unknown): Parameter {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return toArray(value);
  return typeof value === "bigint" ? value.toString() : JSON.stringify(value);
}

/** Converts the messages that answer one statement to its result. */
function toResult<Row>(answers: readonly messages.BackendMessage[], types: pg.CustomTypesConfig): PostgresQueryResult<Row> {
  let columns: readonly { readonly name: string; readonly parse: (text: string) => unknown }[] = [];
  let command = "";
  const rows: Row[] = [];
  for (const answer of answers) {
    if (answer.name === "rowDescription") {
      const { fields } = answer as messages.RowDescriptionMessage;
      columns = fields.map(({ name, dataTypeID }) => ({
        name,
        parse: types.getTypeParser(dataTypeID, "text") as (text: string) => unknown,
      }));
    } else if (answer.name === "dataRow") {
      const { fields } = answer as messages.DataRowMessage;
      const row: Record<string, unknown> = {};
      for (const [index, { name, parse }] of columns.entries()) {
        const text = fields[index] ?? null;
        row[name] = text === null ? null : parse(text);
      }
      rows.push(row as Row);
    } else if (answer.name === "commandComplete") command = (answer as messages.CommandCompleteMessage).text;
  }
  const words = command.split(" ");
  return { command: words[0] as PostgresQueryResult<Row>["command"], rowCount: Number(words.at(-1)) || 0, rows };
}

/** How long statements may run one after another in one turn of the event loop. */
const sliceMs = 8;

/** Yields to the event loop: the database answers within one turn, so the statements of a job would run without other work in between. */
function createTurns(): () => Promise<void> {
  let beganAtMs: number | null = null;
  return async () => {
    if (beganAtMs !== null && performance.now() - beganAtMs > sliceMs) await nextTurn();
    if (beganAtMs !== null) return;
    beganAtMs = performance.now();
    setImmediate(() => (beganAtMs = null));
  };
}

/** Sends one statement to the embedded database. */
type SendStatement = <Row>(text: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<Row>>;

/**
 * Sends each statement in one message. The database's own `query` calls its WebAssembly six times per statement, because it first asks
 * for the types of the parameters, and took four times as long.
 */
async function statementSender(pglite: PGlite): Promise<SendStatement> {
  // Not loaded if PostgreSQL is used.
  const { protocol } = await import("@electric-sql/pglite");
  const { parse, bind, describe, execute, sync } = protocol.serialize;
  const rest = [describe({ type: "P" }), execute(), sync()];
  const types = columnTypes();
  const turn = createTurns();
  return async (text, parameters) => {
    await turn();
    const message = Buffer.concat([parse({ text }), bind({ values: parameters.map(toParameter) }), ...rest]);
    const answered = await pglite.runExclusive(() => pglite.execProtocol(message));
    return toResult(answered.messages, types);
  };
}

/** The embedded database as a pool of one connection: callers wait in line while it is in use. */
export async function embeddedPool(pglite: PGlite): Promise<PostgresPool> {
  const send = await statementSender(pglite);
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const client: PostgresPoolClient = {
    query(statement: unknown, parameters: readonly unknown[] = []) {
      if (typeof statement !== "string") throw new Error("The embedded database has no cursors.");
      // The overload for cursors is refused above.
      return send(statement, parameters) as never;
    },
    release() {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
  return {
    options: {},
    async connect() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
      return client;
    },
    async end() {
      if (!pglite.closed) await pglite.close();
    },
  };
}
