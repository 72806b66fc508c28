import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialAppState, saveDraft, startNewDeclaration, useAppStore } from '../../../store';
import { readUncounted } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { showPurchases } from './testing/show-purchases';

vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 10_000 };
const declaredLists = ':declaration';
const list = 'livre 12 €, montre connectée 99 €';
const field = () => screen.findByRole<HTMLInputElement>('searchbox', {}, patience);
const main = (): string => screen.getByRole('main').textContent ?? '';

async function write(of?: string): Promise<void> {
  await userEvent.click(await field());
  await userEvent.paste(list);
  await screen.findByRole('heading', { name: 'Votre liste' }, patience);
  await waitFor(() => expect(readUncounted(of)).toHaveLength(2), patience);
}
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useAppStore.setState(initialAppState);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['that a simulation gave', true],
  ['begun without one', false],
])('the next traveller’s declaration begins without the list of one %s', async (_which, carriedOver) => {
  showPurchases({ carriedOver });
  await write(carriedOver ? undefined : declaredLists);
  cleanup();
  startNewDeclaration();
  showPurchases({ carriedOver: useAppStore.getState().declaration.declarationRequest.carriedOver });
  expect(await field()).toHaveProperty('value', '');
  expect(main()).not.toMatch(/Votre liste|montre connectée/);
  // What the result of the simulation leaves out stays said there, in every tab.
  expect(readUncounted().map(({ typed }) => typed)).toEqual(
    carriedOver ? ['livre 12 €', 'montre connectée 99 €'] : [],
  );
});

it('a tab that shows the list loses it to the declaration that another tab begins', async () => {
  showPurchases();
  await write(declaredLists);
  act(() => {
    // As another tab erases it: this one’s own storage of the tab stays.
    localStorage.removeItem('uncounted-lines:declaration');
    dispatchEvent(new StorageEvent('storage', { key: 'uncounted-lines:declaration' }));
  });
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
});

it('a tab that shows the list of a simulation shows none as soon as another declaration is begun elsewhere', async () => {
  showPurchases({ carriedOver: true });
  await write();
  act(() => {
    useAppStore.setState(({ declaration }) => ({
      declaration: {
        ...declaration,
        declarationRequest: { ...declaration.declarationRequest, carriedOver: false },
      },
    }));
  });
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
  expect(main()).not.toMatch(/Votre liste|montre connectée/);
  expect(readUncounted()).toHaveLength(2);
});

it.each([
  [
    'the label of what may not enter, where it is',
    { restriction: 'ivory', restrictionAnswers: { ivory: 'yes' } },
    /interdit/i,
  ],
  ['that the sum is one of the rest, elsewhere', {}, /Sans l’article non compté, à payer/],
] as const)('what a list leaves out keeps %s', async (_what, answers, label) => {
  saveDraft('uncountedLines', { typed: '', lines: [{ key: 'a', typed: 'montre 99 €' }] }, declaredLists);
  const article = { id: 'i', name: 'Statuette', value: 900, currency: 'EUR', ...answers };
  showPurchases({ products: [article] as never }, '/declaration/verification');
  await waitFor(() => expect(main()).toMatch(/Envoyer ma déclaration/), patience);
  await waitFor(() => expect(main().replace(/\s/g, ' ')).toMatch(label), patience);
  expect(/Sans l’article non compté, à payer/.test(main().replace(/\s/g, ' '))).toBe(
    !('restriction' in answers),
  );
});

describe('where it is sent', () => {
  const save = (
    ...lines: readonly {
      readonly key: string;
      readonly typed: string;
      readonly isForbidden?: boolean;
      readonly judgedFor?: string;
    }[]
  ): void => {
    const typed = lines.map((line) => line.typed).join(', ');
    saveDraft('uncountedLines', { lists: [{ typed, lines }] }, declaredLists);
  };
  const stand = async () => {
    showPurchases({ products: [book] }, '/declaration/verification');
    await screen.findByRole('button', { name: 'Envoyer ma déclaration' }, patience);
    const send = screen.getByRole('button', { name: 'Envoyer ma déclaration' });
    return within(send.parentElement ?? send);
  };
  const book = { id: 'l', productId: null, name: 'Livre', value: 12, currency: 'EUR' } as const;
  const said = async () => (await stand()).getByText(/En l’envoyant/u).textContent?.replace(/\s/gu, ' ');

  it('all is declared to be complete where nothing waits', async () => {
    expect(await said()).toBe(
      'En l’envoyant, vous déclarez à la douane que ces réponses sont exactes et complètes.',
    );
  });

  it('what waits for an answer is said, and leads back to the list', async () => {
    save({ key: 'a', typed: 'montre 99 €' });
    const act = await stand();
    const told = act.getByText(/En l’envoyant/u).textContent?.replace(/\s/gu, ' ');
    expect(told).toMatch(
      /^Un article n’est pas dans cette déclaration : si vous le rapportez, ajoutez-le d’abord\./u,
    );
    expect(told).toMatch(/vos autres réponses sont exactes et complètes\.$/u);
    await userEvent.click(act.getByRole('link', { name: 'Revenir à la liste' }));
    // Its sign keeps a list of one a list: the words alone would be sought.
    expect((await field()).value).toBe('montre 99 €;');
  });

  it('what no answer adds is to be shown', async () => {
    save(
      { key: 'a', typed: 'ivoire 99 €', isForbidden: true, judgedFor: '34 GB' },
      { key: 'b', typed: 'serpent 9 €', isForbidden: true, judgedFor: '34 GB' },
    );
    expect(await said()).toMatch(
      /^2 articles ne sont pas dans cette déclaration : si vous les rapportez, montrez-les à un agent\. /u,
    );
  });

  it('where an answer adds some alone, both are told', async () => {
    save(
      { key: 'a', typed: 'montre 99 €' },
      { key: 'b', typed: 'ivoire 99 €', isForbidden: true, judgedFor: '34 GB' },
    );
    expect(await said()).toMatch(
      /^2 articles ne sont pas dans cette déclaration : si vous les rapportez, ajoutez-les d’abord, ou montrez-les à un agent\. /u,
    );
  });
});
