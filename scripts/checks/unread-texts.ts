import path from 'node:path';
import { type Expression, parseSync } from 'oxc-parser';

export interface TextSource {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
}

/** A table of texts: an exported object of such a name. */
const tableName = /Text$/;

interface Table {
  /** « module table », which tells tables of one name apart. */
  readonly id: string;
  readonly properties: readonly string[];
}

interface ReadSource {
  readonly file: string;
  readonly tables: readonly Table[];
  /** Of tables, and of their texts: « module table property ». */
  readonly reads: readonly string[];
}

const idOf = (module: string, table: string): string => `${module.replace(/\.tsx?$/, '')} ${table}`;

function propertiesOf(value: Expression | null): readonly string[] | undefined {
  if (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') {
    return propertiesOf(value.expression);
  }
  if (value?.type !== 'ObjectExpression') return undefined;
  return value.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );
}

function readSource({ file, text }: TextSource): ReadSource {
  const { program, module } = parseSync(file, text);
  const tables = program.body.flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (exported?.type !== 'VariableDeclaration') return [];
    return exported.declarations.flatMap(({ id, init }) => {
      const properties = propertiesOf(init);
      if (id.type !== 'Identifier' || !tableName.test(id.name) || properties === undefined) return [];
      return [{ id: idOf(file, id.name), name: id.name, properties }];
    });
  });
  const known = new Map(tables.map(({ id, name }) => [name, id]));
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!moduleRequest.value.startsWith('.')) continue;
    const from = path.posix.join(path.posix.dirname(file), moduleRequest.value);
    for (const { importName, localName } of entries) {
      if (tableName.test(importName.name ?? ''))
        known.set(localName.value, idOf(from, importName.name ?? ''));
    }
  }
  const besides = module.staticImports.reduceRight(
    (code, { start, end }) => code.slice(0, start) + code.slice(end),
    text,
  );
  const reads = [...known].flatMap(([name, id]) =>
    [...besides.matchAll(new RegExp(`(?<!\\bconst )\\b${name}\\b(?:\\s*\\.\\s*(\\w+))?`, 'g'))].map(
      ([, property]) => (property === undefined ? id : `${id} ${property}`),
    ),
  );
  return { file, tables, reads };
}

/**
 * Texts of an exported `…Text` that nothing but a test reads. A table that is handed over whole, or read by a name that
 * varies, is taken for read.
 */
export function unreadTexts(sources: readonly TextSource[]): readonly string[] {
  const read = sources.filter(({ file }) => !/\.test\.tsx?$/.test(file)).map(readSource);
  const reads = new Set(read.flatMap((source) => source.reads));
  return read.flatMap(({ file, tables }) =>
    tables.flatMap(({ id, properties }) =>
      reads.has(id)
        ? []
        : properties
            .filter((property) => !reads.has(`${id} ${property}`))
            .map((property) => `${file}: nobody reads ${id.split(' ')[1]}.${property}`),
    ),
  );
}
