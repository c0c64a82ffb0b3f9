import type { EndpointShape } from "@touchline/contract/endpoint";
import { ErrorBody } from "@touchline/contract/errors";
import { endpointsByName } from "@touchline/contract/named-schemas";
import { recordedExamples } from "./examples.data.ts";
import { headerParameters, parametersOf, shareParameters } from "./parameters.ts";
import { anyRefusal, contentOf, distributeExample, recordedEntities, replyHeaders, responsesOf, type SharedParts } from "./responses.ts";
import { createSchemaPublisher, type Json, type SchemaPublisher } from "./schema-publisher.ts";
import { securityOf, securitySchemes, sessionSecurity } from "./security.data.ts";
import { tagDescriptions } from "./tag-descriptions.data.ts";

const nameByShape = new Map([...endpointsByName].map(([name, shape]) => [shape, name]));

/** The name of an endpoint in the contract, which is its `operationId`. */
function nameOf(shape: EndpointShape): string {
  const name = nameByShape.get(shape);
  if (name === undefined) throw new Error(`${shape.method} ${shape.path} is not an export of the contract.`);
  return name;
}

function toSentence(text: string): string {
  return `${(text[0] ?? "").toUpperCase()}${text.slice(1).replace(/[.;,]$/u, "")}.`;
}

/** Error codes and the words between them; the responses list them with their meanings. */
const codesOnly = /^(?:\d{3}|`[a-z_]+`|or|,|\s|\.)+$/u;

/** The first sentence of a summary as a heading, the others as the description. */
function textsOf({ summary, description }: EndpointShape): { readonly summary: string; readonly description?: string } {
  const [first = summary, ...others] = summary.split(/(?<=\.) |[;.] (?=\d{3}\b)|; /u);
  const sentences = others.filter((text) => !codesOnly.test(text)).map(toSentence);
  const all = [...sentences, ...(description === undefined ? [] : [description])].join(" ");
  return { summary: toSentence(first), ...(all === "" ? {} : { description: all }) };
}

function operationOf(shape: EndpointShape, publisher: SchemaPublisher, shared: SharedParts): Json {
  const name = nameOf(shape);
  const recorded = recordedExamples[name];
  const parameters = parametersOf(shape, publisher);
  const body = shape.body === undefined ? null : contentOf(shape.body, recorded?.body, publisher, shared);
  return {
    operationId: name,
    ...textsOf(shape),
    tags: [shape.tag],
    ...securityOf(shape),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: { required: true, content: { "application/json": body } } }),
    responses: responsesOf(shape, recorded, publisher, shared),
  };
}

function withExamples(schemas: Json, { examples, wrappers }: SharedParts): Json {
  const entries = Object.entries(schemas as Readonly<Record<string, Json>>).map(([name, schema]) => {
    if (wrappers[name] !== undefined) return [name, distributeExample(schema, wrappers[name], examples)] as const;
    return [name, examples[name] === undefined ? schema : { ...schema, examples: [examples[name]] }] as const;
  });
  return Object.fromEntries(entries);
}

const introduction = `Sportsbook (\`/api\`) and platform (\`/platform/api\`) calls, and those of hosts (\`/embed\`) and games (\`/providers\`).

Unsafe methods need \`Content-Type: application/json\`; from a browser, the \`Origin\` must be the site's. Refusals answer \`{code, message, field?, request_id}\`: \`code\` is stable and for programs.

Money is in integer minor units, odds are in integer thousandths (1850 is 1.85), times are ISO 8601 in UTC.

Fields, enum values and error codes can be added at any time: ignore those that you do not know. The number in a path is the version of that call; a change that could break a client gets a new one. What is marked \`deprecated\` goes on working for at least twelve months.

Changes are pushed over realtime: see \`/api/asyncapi.json\`.`;

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(shapes: readonly EndpointShape[], version: string): Json {
  const publisher = createSchemaPublisher("#/components/schemas/");
  const shared: SharedParts = {
    responses: { AnyRefusal: anyRefusal() },
    examples: recordedEntities(endpointsByName, publisher),
    wrappers: {},
  };
  const paths: Record<string, Record<string, Json>> = {};
  for (const shape of shapes) {
    const path = shape.path.replaceAll(/:([A-Za-z]+)/gu, "{$1}");
    (paths[path] ??= {})[shape.method.toLowerCase()] = operationOf(shape, publisher, shared);
  }
  const parameters = shareParameters(Object.values(paths).flatMap((operations) => Object.values(operations)));
  publisher.publish(ErrorBody);
  return {
    openapi: "3.1.0",
    info: { title: "Touchline API", version, description: introduction, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "/", description: "The server of this document." }],
    tags: [...new Set(shapes.map((shape) => shape.tag))].map((name) => ({ name, description: tagDescriptions[name] })),
    security: sessionSecurity,
    paths,
    components: {
      schemas: withExamples(publisher.definitions(), shared),
      responses: shared.responses,
      parameters: { ...headerParameters, ...parameters },
      headers: replyHeaders,
      securitySchemes,
    },
  };
}
