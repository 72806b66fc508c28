import { restrictedGoods } from '@retour/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, MemoryRouter } from 'react-router';
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
  window.history.replaceState(null, '', '/');
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

/** The part of the page is open, with all that it is folded in, and holds the focus. */
function expectReached(id: string): void {
  const target = document.getElementById(id);
  for (let folded = target?.closest('details'); folded; folded = folded.parentElement?.closest('details')) {
    expect(folded.open).toBe(true);
  }
  expect(target?.contains(document.activeElement)).toBe(true);
}

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
    expectReached(id);
  });

  it.each(['viande-lait', 'argent-liquide', 'andorre'])(
    'opens it again once it was folded: #%s',
    async (id) => {
      render(
        <MemoryRouter initialEntries={[`/preparer-mon-voyage#${id}`]}>
          <TripPage simulatorButton={null} />
          <Link to={`/preparer-mon-voyage#${id}`}>Encore</Link>
        </MemoryRouter>,
      );
      await waitFor(() => expectReached(id));
      for (const folded of document.querySelectorAll('details')) folded.open = false;
      await userEvent.click(screen.getByRole('link', { name: 'Encore' }));
      expectReached(id);
    },
  );
});

describe('an address changed on the open page', () => {
  it.each(['marchandises-interdites', 'viande-lait', 'argent-liquide', 'andorre'])(
    'puts the reader at what it names, though the browser moves last: #%s',
    async (id) => {
      window.history.replaceState(null, '', '/preparer-mon-voyage#documents');
      render(
        <BrowserRouter>
          <TripPage simulatorButton={null} />
        </BrowserRouter>,
      );
      await waitFor(() => expectReached('documents'));
      act(() => {
        window.history.pushState(null, '', `#${id}`);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      await waitFor(() => expectReached(id));
      // As a browser does where the target itself can hold no focus, before it says that the address changed.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      act(() => void window.dispatchEvent(new Event('hashchange')));
      expectReached(id);
    },
  );
});

it('says to who brings nothing back that cash is declared from its threshold on', async () => {
  render(
    <MemoryRouter initialEntries={['/preparer-mon-voyage#produits']}>
      <TripPage simulatorButton={null} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Non' }));
  const told = screen.getByText(/Bon retour en France/u).textContent.replaceAll(/\s/gu, ' ');
  expect(told).toContain(`À partir de ${figures.cash.threshold.replaceAll(/\s/gu, ' ')} d’argent liquide`);
});

it('ends each topic with a link to an official page', () => {
  render(
    <MemoryRouter>
      <TripPage simulatorButton={null} />
    </MemoryRouter>,
  );
  const topics = screen
    .getAllByRole('heading', { level: 2, hidden: true })
    .flatMap((heading) => heading.closest('details') ?? []);
  expect(topics.length).toBe(6);
  for (const topic of topics) {
    const last = [...topic.querySelectorAll('a')].at(-1);
    const address = last?.getAttribute('href') ?? '';
    expect(address, topic.id).toMatch(
      /^https:\/\/www\.(?:douane|diplomatie)\.gouv\.fr\/|^https:\/\/www\.service-public\.fr\//u,
    );
  }
});
