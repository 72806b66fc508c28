/** Names that are heard by themselves, in their order: « Parfum », « Parfum (2) » tell two articles of one name apart. */
export function rankNames(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const rank = (seen.get(name) ?? 0) + 1;
    seen.set(name, rank);
    return rank === 1 ? name : `${name}\u00A0(${rank})`;
  });
}
