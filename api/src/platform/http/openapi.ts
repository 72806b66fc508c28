import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteContract } from '@retour/contract';
import type { FastifyInstance, FastifySchema, preHandlerHookHandler } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/v4/core';
import { openToAnyone } from './access';
import { sessionScheme } from './describe-call';
import { sendPacked } from './packed-answer';

export interface OpenApiOptions {
  readonly title: string;
  readonly publicUrl: string;
  readonly docsPolicy: string;
  /** Schemas that the document writes once, by name. */
  readonly components: Readonly<Record<string, z.$ZodType>>;
}

const docsPath = '/api/docs';
const documentPath = '/api/openapi.json';
/** Where the library would write the document anew for each caller, and hold it for as long as they take to read it. */
const ownDocumentPaths: ReadonlySet<string | undefined> = new Set(
  ['json', 'yaml'].map((format) => `${docsPath}/${format}`),
);

/** Leads them to the one document, whose bytes are everybody's. */
const leadToDocument: preHandlerHookHandler = (request, reply, done) => {
  if (ownDocumentPaths.has(request.routeOptions.url)) reply.redirect(documentPath);
  else done();
};

const tags: Readonly<Record<RouteContract['tag'], string>> = {
  simulation: 'What is owed on goods, kept nowhere',
  reference: 'Products, currencies and countries, and what the installation is set to',
  declaration: 'Declarations, by those who wrote them and by agents',
  identity: 'How agents sign in, and their accounts',
  review: 'What agents do with declarations',
  health: 'Whether the service can be called, and how it is',
};

const bodiless: Readonly<Record<string, string>> = {
  302: 'Where to go is in the Location header',
  304: 'What the caller has is as it was',
};

/** Answers that carry nothing are not described as JSON. */
function withoutBodies({ response, ...schema }: FastifySchema): FastifySchema {
  if (response === undefined) return schema;
  const answers = Object.entries(response as Readonly<Record<string, unknown>>).map(([status, answer]) => {
    const description = bodiless[status];
    return [status, description === undefined ? answer : { description, type: 'null' }];
  });
  return { ...schema, response: Object.fromEntries(answers) };
}

type NameSchemas = ReturnType<typeof createJsonSchemaTransformObject>;

/** Each schema is named as it is read and as it is written: those that nobody refers to are left out. */
function leaveOutUnused(document: ReturnType<NameSchemas>): ReturnType<NameSchemas> {
  if (!('components' in document)) return document;
  const text = JSON.stringify(document);
  const schemas = document.components?.schemas ?? {};
  for (const name of Object.keys(schemas))
    if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name];
  return document;
}

/** The OpenAPI document, derived from the contract, and its reading page. Register before the routes. */
export async function describeApi(app: FastifyInstance, options: OpenApiOptions): Promise<void> {
  const schemaRegistry = new z.$ZodRegistry<{ id?: string }>();
  for (const [id, schema] of Object.entries(options.components)) schemaRegistry.add(schema, { id });
  const toJsonSchema = createJsonSchemaTransform({ schemaRegistry });
  const nameSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: options.title, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: options.publicUrl }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { [sessionScheme]: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const { schema, url } = toJsonSchema(route);
      return { schema: withoutBodies(schema), url };
    },
    transformObject: (document) => leaveOutUnused(nameSchemas(document)),
  });
  await openToAnyone(app, () =>
    app.register(swaggerUi, {
      routePrefix: docsPath,
      staticCSP: options.docsPolicy,
      uiConfig: { docExpansion: 'list', validatorUrl: null },
      uiHooks: { preHandler: leadToDocument },
      logLevel: 'warn',
    }),
  );
}

/** Serves the document once every route is known: written once, whoever asks for it and however often. */
export function serveOpenApi(app: FastifyInstance): void {
  const route = { schema: { hide: true }, config: { access: 'anyone' } } as const;
  app.get(documentPath, route, (request, reply) =>
    sendPacked(request, reply.header('cache-control', 'no-cache'), app.swagger()),
  );
}
