import { describe, expect, it } from 'vitest';
import * as core from '../index';
import { confidences } from './figure';

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

const figures = Object.entries(core)
  .filter(([name]) => name !== 'preferenceByOrigin')
  .flatMap(([name, value]) => sourced(value, name, new Set()));

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

  it('are in order of date', () => {
    for (const table of [core.alcoholExciseTables, core.tobaccoExciseTables]) {
      const days = table.map(({ validFrom }) => validFrom);
      expect(days).toEqual([...days].sort());
    }
    expect(core.firstRegulatedDay).toBe('2025-01-01');
  });

  it('give every origin with an agreement a known confidence', () => {
    expect(core.preferenceByOrigin.size).toBe(107);
    for (const { confidence, travellerLimit } of core.preferenceByOrigin.values()) {
      expect(confidences).toContain(confidence);
      expect(travellerLimit).toBe(120_000);
    }
    expect(core.preferenceByOrigin.get('US')?.industrialGoodsFree).toBe(false);
  });
});
