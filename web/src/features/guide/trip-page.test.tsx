import { restrictedGoods } from '@retour/core';
import { cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { faqQuestions } from './content/faq/faq-sections';
import { forbiddenGoods } from './content/trip/forbidden-goods';
import { regulatedGoods } from './content/trip/regulated-goods';
import { panelIds } from './content/trip/thresholds';
import { computeGuideFigures } from './figures/compute-figures';
import { TripPage } from './trip-page';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const figures = computeGuideFigures('2026-11-28');
const blocks = [
  ...faqQuestions.map(({ answer }) => answer(figures)),
  ...[...regulatedGoods, ...forbiddenGoods].map(({ details }) => details(figures)),
];
const linked = [...JSON.stringify(blocks).matchAll(/\/preparer-mon-voyage#([\w-]+)/gu)].flatMap(
  ([, id]) => id ?? [],
);

/** Every part of the page that a link of the service leads to: « En savoir plus sur ce sujet », an answer, a result. */
const targets = [
  ...new Set([...restrictedGoods.map(({ topic }) => topic), ...linked, ...panelIds]),
].toSorted();

describe('a link to a part of the page', () => {
  it('is made from rules, answers and results', () => {
    expect(targets.length).toBeGreaterThan(20);
  });

  it.each(targets)('opens it, with all that it is folded in, and puts the reader there: #%s', async (id) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(
      <MemoryRouter initialEntries={[`/preparer-mon-voyage#${id}`]}>
        <TripPage simulatorButton={null} />
      </MemoryRouter>,
    );
    await waitFor(() => expect(scroll.mock.contexts.map((element) => (element as Element).id)).toContain(id));
    const target = document.getElementById(id);
    for (let folded = target?.closest('details'); folded; folded = folded.parentElement?.closest('details')) {
      expect(folded.open).toBe(true);
    }
    expect(target?.contains(document.activeElement)).toBe(true);
  });
});
