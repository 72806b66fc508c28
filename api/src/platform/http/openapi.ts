import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/v4/core';
import { openToAnyone } from './access';

export interface OpenApiOptions {
  readonly title: string;
  readonly publicUrl: string;
  readonly docsPolicy: string;
  /** Schemas that the document writes once, by name. */
  readonly components: Readonly<Record<string, z.$ZodType>>;
}

const docsPath = '/api/docs';

/** The OpenAPI document, derived from the contract, and its reading page. Register before the routes. */
export async function describeApi(app: FastifyInstance, options: OpenApiOptions): Promise<void> {
  const schemaRegistry = new z.$ZodRegistry<{ id?: string }>();
  for (const [id, schema] of Object.entries(options.components)) schemaRegistry.add(schema, { id });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: options.title, version: '1' },
      servers: [{ url: options.publicUrl }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  await openToAnyone(app, () =>
    app.register(swaggerUi, {
      routePrefix: docsPath,
      staticCSP: options.docsPolicy,
      uiConfig: { docExpansion: 'list', validatorUrl: null },
      logLevel: 'warn',
    }),
  );
}

/** Serves the document once every route is known. */
export function serveOpenApi(app: FastifyInstance): void {
  const route = { schema: { hide: true }, config: { access: 'anyone' } } as const;
  app.get('/api/openapi.json', route, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(app.swagger()),
  );
}
