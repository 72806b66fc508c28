import { confirmed, lawOn, lawTables, since, tobaccoExciseTables, unrestricted } from '@retour/core';
import { expect, test } from 'vitest';
import { computeGuideFigures } from '../features/guide/figures/compute-figures';
import { figuresHoldUntil, prerenderPage } from './prerendered-pages';

const newest = tobaccoExciseTables.at(-1)?.validFrom ?? '';

test('the figures of a page hold until the tables change', () => {
  const [, previous] = tobaccoExciseTables.toReversed();
  expect(figuresHoldUntil(previous?.validFrom ?? '')).toBe(newest);
});

test('a figure raised by a row is quoted from its day on, and the pages hold until then', () => {
  const { airOrSea } = lawTables.valueAllowances;
  const rehearsed = {
    ...lawTables,
    valueAllowances: {
      ...lawTables.valueAllowances,
      airOrSea: {
        ...airOrSea,
        full: [...airOrSea.full, since('2027-05-01', confirmed(450_00, 'Loi de répétition'))],
      },
    },
  };
  expect(figuresHoldUntil('2026-11-21', rehearsed)).toBe('2027-05-01');
  const figureOn = (day: string): string => computeGuideFigures(day, rehearsed).value.thirdByAirOrSea;
  expect([figureOn('2027-04-30'), figureOn('2027-05-01')]).toEqual(['430\u00a0€', '450\u00a0€']);
});

test('a restriction lifted by a row is written until its day', () => {
  const { dairy } = lawTables.restrictions;
  const rehearsed = {
    ...lawTables,
    restrictions: {
      ...lawTables.restrictions,
      dairy: [...dairy, unrestricted('2027-03-01', 'Loi de répétition')],
    },
  };
  expect(figuresHoldUntil('2026-11-21', rehearsed)).toBe('2027-03-01');
  const severity = (day: string) => lawOn(day, rehearsed).restrictions.dairy.severity;
  expect([severity('2027-02-28'), severity('2027-03-01')]).toEqual(['forbidden', null]);
});

test('where no change is known, they are looked at again two years later', () => {
  expect(figuresHoldUntil('2035-03-01')).toBe('2037-02-28');
});

test.each(['/', '/faqs', '/mentions-legales'])(
  'the page %s needs nothing that the security policy refuses',
  async (path) => {
    const { title, content } = await prerenderPage(path);
    expect(title).toMatch(/ – Retour en France$/);
    expect(content).toMatch(/<h1 [^>]*>[^<]+<\/h1>/);
    expect(content).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  },
);
