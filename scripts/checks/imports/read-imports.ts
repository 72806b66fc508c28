import { parseSync } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
  /** Names taken from the module; empty for a side effect, a namespace or a dynamic import. */
  readonly names: readonly string[];
  /** False for types alone, which leave nothing at run time, and for what is loaded once its place is reached. */
  readonly isLoadedAtStart: boolean;
}

/** Every module that a source file imports or re-exports, statically or not. */
export function readImports(file: string, code: string): readonly Import[] {
  const { module, errors } = parseSync(file, code);
  const [firstError] = errors;
  if (firstError !== undefined) throw new Error(`${file}: ${firstError.message}`);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.flatMap(({ importName }) => importName.name ?? []),
    isLoadedAtStart: entries.length === 0 || entries.some(({ isType }) => !isType),
  }));
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest === null
        ? []
        : {
            specifier: moduleRequest.value,
            names: [importName.name ?? []].flat(),
            isLoadedAtStart: !isType,
          },
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"](.+)['"]$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] === undefined ? [] : [{ specifier: literal[1], names: [], isLoadedAtStart: false }];
  });
  return [...imported, ...reexported, ...dynamic];
}
