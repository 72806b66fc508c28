/** Each circle of a graph, from what something needs to what that needs, as the names it goes through. */
export function findCycles(needs: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const settled = new Set<string>();
  const cycles: string[] = [];
  function visit(name: string, trail: readonly string[]): void {
    const at = trail.indexOf(name);
    if (at !== -1) cycles.push([...trail.slice(at), name].join(' → '));
    if (at !== -1 || settled.has(name)) return;
    for (const needed of needs.get(name) ?? []) visit(needed, [...trail, name]);
    settled.add(name);
  }
  for (const name of needs.keys()) visit(name, []);
  return cycles;
}
