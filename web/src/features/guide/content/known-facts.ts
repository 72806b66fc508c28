import { type Block, fact, facts } from './blocks';

/** The lines whose value is known, and nothing when none is. */
export function knownFacts(values: Readonly<Record<string, string | null>>): readonly Block[] {
  const known = Object.entries(values).flatMap(([label, value]) =>
    value === null ? [] : [fact(label, value)],
  );
  return known.length === 0 ? [] : [facts(...known)];
}
