import type { EndpointShape } from "@touchline/contract/endpoint";
import type { CallReply, EndpointCall } from "../core/api-client.ts";
import type { IdKind } from "../core/ports.ts";
import type { SiteDefaults } from "./site-defaults.ts";

/** The context of a reply, and what a reader reports about it. */
export interface ReadContext {
  /** Path parameters of the call, such as the match whose markets were requested. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Product time at which the reply is read, epoch ms. */
  readonly readAtMs: number;
  /** Receives the kind of each id that is a string of digits. */
  readonly noteTextId: (kind: IdKind) => void;
  /** Called for each address of a picture. */
  readonly notePicture: (address: string) => void;
  /** The language of the call. */
  readonly locale: string;
  /** Site data of the web server. */
  readonly site: SiteDefaults;
  /** Minor units in one displayed unit of a currency. */
  readonly subunits: (currency: string) => number;
  /** Receives each problem once; the affected row is left out of the page. */
  readonly report: (problem: unknown) => void;
}

/** Reads one value of a reply; throws `Unreadable` if a compulsory part is missing. */
export type Reader<Value> = (value: unknown, context: ReadContext) => Value;

/** The fields of an object in a reply; any of them may be missing. */
export type Row = Readonly<Record<string, unknown>>;

/** Thrown for a value that lacks a compulsory part. */
export class Unreadable extends Error {
  readonly entity: string;
  readonly field: string;
  constructor(entity: string, field: string) {
    super(`${/^[aeiou]/u.test(entity) ? "An" : "A"} ${entity} without a usable ${field}`);
    this.name = "Unreadable";
    this.entity = entity;
    this.field = field;
  }
}

/** The fields of a value; none if it is not an object. */
export function fieldsOf(value: unknown): Row {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Row) : {};
}

/** A field by its name in snake case, or the same name in camel case. */
export function pick(row: Row, name: string): unknown {
  return row[name] ?? row[name.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())];
}

/** The fields of a value that must be an object. */
export function requireFields(value: unknown, entity: string): Row {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unreadable(entity, "object");
  return value as Row;
}

/**
 * An id in the JSON type that the backend used, because requests send it back. Backends use numbers or strings, while the
 * contract declares the type of the reference backend; the store treats ids as opaque text.
 */
export function readId<Id extends number | string = number>(value: unknown): Id | null {
  const isUsable = (typeof value === "number" && Number.isSafeInteger(value)) || (typeof value === "string" && value !== "");
  return isUsable ? (value as Id) : null;
}

/** An id without which the entity cannot be used. */
export function requireId<Id extends number | string = number>(value: unknown, entity: string, field = "id"): Id {
  const id = readId<Id>(value);
  if (id === null) throw new Unreadable(entity, field);
  return id;
}

/** The id of an entity that requests send in a body, in the JSON type in which the backend sent it. */
export function requireOwnId<Id extends number | string = number>(value: unknown, kind: IdKind, context: ReadContext): Id {
  const id = requireId<Id>(value, kind);
  if (typeof id === "string" && /^\d+$/u.test(id)) context.noteTextId(kind);
  return id;
}

/** Text; a number becomes text, anything else and empty text null. */
export function readText(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : null;
}

/** The address of a picture. */
export function readPicture(value: unknown, { notePicture }: ReadContext): string | null {
  const address = readText(value);
  if (address !== null) notePicture(address);
  return address;
}

/** A safe integer, from a number or a string of decimal digits. */
export function readWhole(value: unknown): number | null {
  const number = typeof value === "string" && /^-?\d{1,16}$/u.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) ? number : null;
}

/** True only for `true`. */
export function readFlag(value: unknown): boolean {
  return value === true;
}

const earliestMs = Date.UTC(2000, 0);

/** A time as ISO text, from ISO text or epoch seconds or milliseconds. */
export function readTime(value: unknown): string | null {
  if (typeof value === "string") return Number.isNaN(Date.parse(value)) ? null : value;
  if (typeof value !== "number" || !Number.isFinite(value) || value <= 0) return null;
  const date = new Date(value < earliestMs ? value * 1_000 : value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** One of the known values, else `other`. */
export function readOneOf<const Known, const Other>(value: unknown, known: readonly Known[], other: Other): Known | Other {
  return (known as readonly unknown[]).includes(value) ? (value as Known) : other;
}

/** The strings in a list. */
export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item: unknown) => readText(item) ?? []) : [];
}

/** An entity that is the reply itself or in its `data`. */
export function one<Value>(read: Reader<Value>): Reader<Value> {
  return (value, context) => {
    const { id, data } = fieldsOf(value);
    return read(id === undefined && typeof data === "object" && data !== null ? data : value, context);
  };
}

/** An optional part of an entity: an unreadable one is reported and left out. */
export function orWithout<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value, context) => readRows(value == null ? [] : [value], read, context)[0] ?? null;
}

/** The readable items of a list; each unreadable item is reported and left out. */
export function readRows<Item>(value: unknown, read: Reader<Item>, context: ReadContext): Item[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    try {
      return [read(item, context)];
    } catch (error) {
      // Whatever the error, one bad row must not remove the others.
      context.report(error);
      return [];
    }
  });
}

/** A list in `data`, or a bare array. */
export function listOf<Item>(read: Reader<Item>): Reader<{ data: Item[] }> {
  return (value, context) => ({ data: readRows(Array.isArray(value) ? value : fieldsOf(value)["data"], read, context) });
}

/** A page of a list (spec.md 3 "Pagination"); without `pagination`, the only page. */
export function pageOf<Item>(
  read: Reader<Item>,
): Reader<{ data: Item[]; pagination: { total: number; page: number; limit: number; last_page: number } }> {
  return (value, context) => {
    const { data } = listOf(read)(value, context);
    const { total, page, limit, last_page } = fieldsOf(fieldsOf(value)["pagination"]);
    return {
      data,
      pagination: {
        total: readWhole(total) ?? data.length,
        page: readWhole(page) ?? 1,
        limit: readWhole(limit) ?? Math.max(data.length, 1),
        last_page: readWhole(last_page) ?? readWhole(page) ?? 1,
      },
    };
  };
}

/** The reader of a call's reply, with its key from `readerKey`. */
export type ReplyReader = readonly [key: string, read: Reader<unknown>];

/** The key of a call's reader: its method and the template of its path. */
export function readerKey({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

/** Pairs a call with its reader; the compiler checks that it returns what the contract declares. */
export function reads<Shape extends EndpointShape>(call: EndpointCall<Shape>, read: Reader<CallReply<Shape>>): ReplyReader {
  return [readerKey(call), read];
}
