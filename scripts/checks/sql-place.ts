/** A statement of a feature of the server handed to the database. */
const statement = /\brun(?:<.*>)?\(\{/;

/** Statements of a feature that stand outside its `storage`, as "line: what"; tests may ask the database what they like. */
export function sqlOutOfPlace(file: string, code: string): readonly string[] {
  const isUseCase =
    /^api\/src\/features\/.*\.ts$/.test(file) && !/\/(?:storage|testing)\/|\.test\.ts$/.test(file);
  if (!isUseCase) return [];
  return code
    .split('\n')
    .flatMap((line, index) =>
      statement.test(line) ? [`${index + 1}: SQL of a feature stands in its folder storage`] : [],
    );
}
