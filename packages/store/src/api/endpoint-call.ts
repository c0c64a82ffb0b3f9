import type { EndpointShape } from "@touchline/contract/endpoint";
import type { Static, TSchema } from "typebox";

type Part<Shape, Name extends string> = Shape extends Readonly<Record<Name, infer Schema extends TSchema>> ? Static<Schema> : undefined;
type Named<Name extends string, Value> = Value extends undefined
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };
type SuccessStatus = 200 | 201 | 202 | 204;
type SuccessSchema<Reply> = { [Status in keyof Reply]: Status extends SuccessStatus ? Reply[Status] : never }[keyof Reply];

/** What a caller passes: exactly the parts that the contract declares. */
export type CallInput<Shape> = Named<"params", Part<Shape, "params">> & { readonly query?: Part<Shape, "query"> } & Named<
    "body",
    Part<Shape, "body">
  > & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal | undefined;
    readonly timeoutMs?: number;
  };

/** The body of a successful answer. */
export type CallReply<Shape> = Shape extends { readonly reply: infer Reply }
  ? SuccessSchema<Reply> extends infer Schema extends TSchema
    ? Static<Schema>
    : never
  : never;

/** Method and path of an endpoint, checked against the contract without importing it at run time. */
export interface EndpointCall<Shape extends EndpointShape> {
  readonly method: Shape["method"];
  readonly path: Shape["path"];
}
