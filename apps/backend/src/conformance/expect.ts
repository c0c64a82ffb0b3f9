import type { EndpointShape } from "@touchline/contract/endpoint";
import { ErrorBody } from "@touchline/contract/errors";
import type { Static, TSchema } from "typebox";
import { Errors } from "typebox/value";
import type { Answer } from "./caller.ts";

/** A check that did not hold, in one sentence for the operator. */
class NotConforming extends Error {}

/** Throws with the sentence unless it holds. */
export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new NotConforming(sentence);
}

/** Throws where the value is not as the schema says, with the first places. */
function mustMatch<Schema extends TSchema>(schema: Schema, value: unknown, what: string): asserts value is Static<Schema> {
  const problems = [...Errors(schema, value)].slice(0, 3).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
  must(problems.length === 0, `${what} is not as the contract says: ${problems.join("; ")}`);
}

/** The body of an answer of this status, checked against the contract. */
export function bodyOf(shape: EndpointShape, answer: Answer, status = 200): unknown {
  must(answer.status === status, `${shape.method} ${shape.path} answered ${answer.status}, not ${status}: ${answer.text.slice(0, 200)}`);
  const schema = shape.reply[status];
  if (schema !== undefined) mustMatch(schema, answer.body, `The answer of ${shape.method} ${shape.path}`);
  return answer.body;
}

/** Checks that a call was refused with this status, in the form of all refusals; answers its code. */
export function refusalCode(answer: Answer, statuses: readonly number[], what: string): string {
  must(statuses.includes(answer.status), `${what} answered ${answer.status}, not ${statuses.join(" or ")}.`);
  mustMatch(ErrorBody, answer.body, `The refusal of ${what}`);
  return answer.body.code;
}
