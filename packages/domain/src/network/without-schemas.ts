function refuse(): never {
  throw new Error("This server was created without compilers of schemas.");
}

/**
 * Options of a Fastify server that has no routes with schemas, or its own compilers for them. Without them, Fastify loads its compilers,
 * 240 modules and 5 MB in each process.
 */
export const withoutSchemas = { schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } } } as const;
