// @vitest-environment node
import { tobaccoExciseTables } from '@retour/core';
import { expect, test } from 'vitest';
import { figuresHoldUntil, writePage } from './written-pages';

const newest = tobaccoExciseTables.at(-1)?.validFrom ?? '';

test('the figures of a page hold until the tables change', () => {
  const [, previous] = tobaccoExciseTables.toReversed();
  expect(figuresHoldUntil(previous?.validFrom ?? '')).toBe(newest);
});

test('where no change is known, they are looked at again two years later', () => {
  expect(figuresHoldUntil('2035-03-01')).toBe('2037-02-28');
});

test.each(['/', '/faqs', '/mentions-legales'])(
  'the page %s needs nothing that the security policy refuses',
  async (path) => {
    const { title, content } = await writePage(path);
    expect(title).toMatch(/ – Retour en France$/);
    expect(content).toMatch(/<h1 [^>]*>[^<]+<\/h1>/);
    expect(content).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  },
);
