function refuse(): never {
  throw new Error("This server was created without compilers of schemas.");
}

/**
 * Options of a Fastify server whose routes have no schemas or whose schemas have their own compilers. By default, Fastify loads its
 * compilers: 240 modules and 5 MB in each process.
 */
export const withoutSchemas = { schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } } } as const;
