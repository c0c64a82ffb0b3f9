import type { EndpointShape, TypesOf } from "@touchline/contract/endpoint";

type Named<Name extends string, Value> = Value extends undefined
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };
type SuccessStatus = 200 | 201 | 202 | 204;

/** What a caller passes: exactly the parts that the contract declares. */
export type CallInput<Shape extends EndpointShape> = Named<"params", TypesOf<Shape>["params"]> & {
  readonly query?: TypesOf<Shape>["query"];
} & Named<"body", TypesOf<Shape>["body"]> & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal | undefined;
    readonly timeoutMs?: number;
  };

/** The body of a successful answer. */
export type CallReply<Shape extends EndpointShape> = TypesOf<Shape>["reply"][keyof TypesOf<Shape>["reply"] & SuccessStatus];

/** Method and path of an endpoint, checked against the contract without importing it at run time. */
export interface EndpointCall<Shape extends EndpointShape> {
  readonly method: Shape["method"];
  readonly path: Shape["path"];
  /** Its 401 need not mean that the session has ended: whoever calls it decides. */
  readonly isLimit?: true;
}
