import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod';
import type { RecordedAnswer } from '../../../api/test/record-answers';
import type { Finding } from './findings';

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
      }),
    ),
  ),
});
type ApiDocument = z.infer<typeof documentSchema>;

/** The part of a JSON pointer that stands for a name. */
function pointerPart(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function withoutEnd(route: string): string {
  return route.replaceAll(/:(\w+)/g, '{$1}').replace(/\/$/, '');
}

/** Reads answers with the schemas of the document alone, and says what they hold that it does not. */
export class AnswerReader {
  readonly #validator = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
  readonly #document: ApiDocument;
  readonly #paths: ReadonlyMap<string, string>;
  readonly #schemas = new Map<string, ValidateFunction>();
  readonly #succeeded = new Set<string>();

  constructor(text: string) {
    const document: object = JSON.parse(text);
    this.#document = documentSchema.parse(document);
    this.#paths = new Map(Object.keys(this.#document.paths).map((name) => [withoutEnd(name), name]));
    addFormats(this.#validator);
    // Its own words, which are no keywords of a schema.
    this.#validator.addVocabulary(Object.keys(document));
    this.#validator.addSchema(document, 'api');
  }

  #schema(pointer: string): ValidateFunction {
    const known = this.#schemas.get(pointer);
    if (known !== undefined) return known;
    const compiled = this.#validator.compile({ $ref: `api#${encodeURI(pointer)}` });
    this.#schemas.set(pointer, compiled);
    return compiled;
  }

  /** Null when it is as the document says, undefined when the document does not speak of its route. */
  read({ method, route, status, mediaType, body }: RecordedAnswer): Finding | null | undefined {
    const name = this.#paths.get(withoutEnd(route));
    const operation = method.toLowerCase();
    const responses = name === undefined ? undefined : this.#document.paths[name]?.[operation]?.responses;
    if (name === undefined || responses === undefined) return undefined;
    const where = `${method} ${name} ${status}`;
    const response = responses[status];
    if (response === undefined) return { rule: 'unknown-status', where, message: `answered ${status}` };
    if (status < 400) this.#succeeded.add(`${operation} ${name}`);
    const { content = {} } = response;
    if (mediaType === null && Object.keys(content).length === 0) return null;
    if (mediaType === null || !(mediaType in content))
      return { rule: 'unknown-media-type', where, message: `answered ${mediaType}` };
    if (body === null) return null;
    const validate = this.#schema(
      ['', 'paths', name, operation, 'responses', String(status), 'content', mediaType, 'schema']
        .map(pointerPart)
        .join('/'),
    );
    if (validate(JSON.parse(body))) return null;
    const [error] = validate.errors ?? [];
    return { rule: 'other-shape', where: `${where} ${error?.instancePath}`, message: error?.message ?? '' };
  }

  /** Calls of the document of which no success was read. */
  neverSeen(): readonly string[] {
    return Object.entries(this.#document.paths).flatMap(([name, methods]) =>
      Object.keys(methods)
        .map((method) => `${method} ${name}`)
        .filter((call) => !this.#succeeded.has(call)),
    );
  }
}
