import { describe, expect, it } from 'vitest';
import { confidences } from './figure';
import { firstRegulatedDay, lawTables } from './law';
import { preferenceByOrigin } from './preference';
import { territories } from './tables/territories';

interface Found {
  readonly at: string;
  readonly legalBasis: unknown;
  readonly confidence: unknown;
}

/** Everything that looks like a sourced figure, wherever a table of the core keeps it. */
function sourced(value: unknown, at: string, seen: Set<unknown>): Found[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = 'value' in value || 'confidence' in value || 'legalBasis' in value;
  const found: Found[] = own
    ? [
        {
          at,
          legalBasis: 'legalBasis' in value ? value.legalBasis : undefined,
          confidence: 'confidence' in value ? value.confidence : undefined,
        },
      ]
    : [];
  for (const [key, child] of Object.entries(value)) found.push(...sourced(child, `${at}.${key}`, seen));
  return found;
}

/** Every list of dated rows, wherever the tables keep it. */
function datedLists(value: unknown, at: string): (readonly [at: string, days: readonly string[]])[] {
  if (typeof value !== 'object' || value === null) return [];
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const days = rows.flatMap((row) =>
    typeof row === 'object' && row !== null && 'validFrom' in row ? [String(row.validFrom)] : [],
  );
  if (days.length > 0) return [[at, days]];
  return Object.entries(value).flatMap(([key, child]) => datedLists(child, `${at}.${key}`));
}

const figures = sourced({ lawTables, territories }, 'tables', new Set());

describe('the tables', () => {
  it('hold the figures of the law', () => {
    expect(figures.length).toBeGreaterThan(100);
  });

  it.each(figures.map((figure) => [figure.at, figure] as const))(
    '%s has a source and a confidence',
    (_, figure) => {
      expect(figure.legalBasis).toEqual(expect.stringMatching(/\S{3}/));
      expect(confidences).toContain(figure.confidence);
    },
  );

  it.each(datedLists(lawTables, 'lawTables'))('%s is in order of date', (_, days) => {
    expect(days).toEqual([...new Set(days)].sort());
  });

  it('begin on the first day of 2025', () => {
    expect(firstRegulatedDay).toBe('2025-01-01');
  });

  it('give every origin with an agreement a known confidence', () => {
    expect(preferenceByOrigin.size).toBe(107);
    for (const { confidence, travellerLimit } of preferenceByOrigin.values()) {
      expect(confidences).toContain(confidence);
      expect(travellerLimit).toBe(120_000);
    }
    expect(preferenceByOrigin.get('US')?.industrialGoodsFree).toBe(false);
  });
});
