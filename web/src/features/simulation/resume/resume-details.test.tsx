import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answerDeclarantAge,
  initialAppState,
  putArticle,
  restartDeclaration,
  type SentDeclaration,
  saveSentDeclaration,
  saveSimulationResponse,
  useAppStore,
} from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { forgetTripChange, saveLeftOut } from '../../basket/lines/left-out-draft';
import { ResumeDetails } from './resume-details';

afterEach(cleanup);

it.each([
  ['forbidden', 'article interdit', '1 article'],
  ['regulated', '1 article', 'article interdit'],
] as const)('says of a basket with something %s: %s', (severity, expected, absent) => {
  useAppStore.setState(initialAppState, true);
  putArticle({ id: 'a', productId: null, name: 'Saucisson', value: 12, currency: 'EUR' });
  const warnings = [{ code: 'meat', severity, message: '', legalBasis: null }];
  saveSimulationResponse(assessedBasket([], { warnings }));
  render(
    <MemoryRouter>
      <ResumeDetails />
    </MemoryRouter>,
  );
  expect(screen.getByText(expected)).toBeDefined();
  expect(screen.queryByText(absent)).toBeNull();
});

it.each([
  [1, 'Un article retiré n’y est pas compté.'],
  [2, '2 articles retirés n’y sont pas comptés.'],
])('says that another trip took out %d of its articles', (count, said) => {
  useAppStore.setState(initialAppState, true);
  const { simulatorRequest } = initialAppState.simulator;
  const taken = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    productId: 'cigarettes',
    name: 'Cigarettes',
    value: 12,
    currency: 'EUR',
  }));
  const trip = { age: 34, meanOfTransport: 'plane', country: 'US', border: false };
  saveLeftOut({ takenOut: { ...simulatorRequest, ...trip, shoppingProducts: taken } });
  render(
    <MemoryRouter>
      <ResumeDetails />
    </MemoryRouter>,
  );
  expect(document.body.textContent?.replace(/\s/gu, ' ')).toContain(said);
  forgetTripChange();
});

describe('a simulation that was declared', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const sent: SentDeclaration = {
    id,
    claimToken: 'secret',
    publicId: 'K7Q2MX9TP',
    status: 'submitted',
    version: 1,
    submittedAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    code: null,
    meanOfTransport: 'plane',
    hasEmail: false,
    shownTotal: 0,
    assessment: assessedBasket([assessedLine({ customId: 'parfum' })]),
  };
  const show = (
    declared: Partial<SentDeclaration>,
    updatedAt = '2026-11-20T09:00:00.000Z',
    articles: readonly string[] = ['parfum'],
  ): string => {
    useAppStore.setState(initialAppState, true);
    for (const article of articles) {
      putArticle({ id: article, productId: null, name: article, value: 12, currency: 'EUR' });
    }
    useAppStore.setState(({ simulator }) => ({
      simulator: {
        ...simulator,
        simulatorRequest: {
          ...simulator.simulatorRequest,
          age: 34,
          meanOfTransport: 'plane',
          country: 'US',
          border: false,
          declarationId: id,
        },
        updatedAt,
      },
    }));
    saveSentDeclaration({ ...sent, ...declared });
    saveSentDeclaration({ ...sent, id: 'another', assessment: assessedBasket([]) });
    render(
      <MemoryRouter>
        <ResumeDetails />
      </MemoryRouter>,
    );
    return document.body.textContent ?? '';
  };

  it('is said so, and leads to its own declaration', async () => {
    expect(show({})).toMatch(/^Simulation déclarée.*en avion\. Déclarée le 20\snovembre\s2026/u);
    expect(screen.getByRole('link', { name: 'Revoir la simulation' })).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Voir la déclaration' }));
    expect(useAppStore.getState().declaration.declarationResponse.sent[0]?.id).toBe(id);
  });

  it('is said so of the declaration that corrects the one that was cancelled', async () => {
    show({ status: 'cancelled' });
    cleanup();
    const corrected = '1b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
    answerDeclarantAge(34, { declarationId: id, claimToken: 'secret' });
    restartDeclaration({ declarationId: corrected, claimToken: 'other' });
    saveSentDeclaration({ ...sent, id: corrected });
    render(
      <MemoryRouter>
        <ResumeDetails />
      </MemoryRouter>,
    );
    expect(document.body.textContent).toMatch(/^Simulation déclarée/u);
    await userEvent.click(screen.getByRole('link', { name: 'Voir la déclaration' }));
    expect(useAppStore.getState().declaration.declarationResponse.sent[0]?.id).toBe(corrected);
  });

  it.each([
    [['parfum', 'ballon'], /^Simulation déclarée2\sarticles/u],
    [['parfum'], /^Simulation en cours2\sarticles.*Reprendre la simulation$/u],
  ])('is declared whole where the declaration has %j of a perfume and a ball', (declared, said) => {
    const lines = declared.map((customId) => assessedLine({ customId }));
    expect(show({ assessment: assessedBasket(lines) }, undefined, ['parfum', 'ballon'])).toMatch(said);
  });

  it('is declared otherwise where it was corrected before it was sent, and leads there', async () => {
    const assessment = assessedBasket([assessedLine({ customId: 'parfum' })]);
    expect(show({ id: 'corrected', assessment }, undefined, ['parfum'])).toMatch(
      /^Simulation déclarée1\sarticle.*Déclarée le 20\snovembre\s2026.*, avec d’autres réponses\./u,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Voir la déclaration' }));
    expect(useAppStore.getState().declaration.declarationResponse.sent[0]?.id).toBe('corrected');
  });

  it('is declared whole where an agent took an article out of the declaration', () => {
    const correction = { at: '2026-11-20T11:00:00.000Z', reason: 'Article rendu' };
    const assessment = assessedBasket([assessedLine({ customId: 'parfum' })]);
    expect(show({ assessment, correction }, undefined, ['parfum', 'ballon'])).toMatch(
      /^Simulation déclarée2\sarticles/u,
    );
  });

  it.each([
    ['its declaration is cancelled', { status: 'cancelled' }, undefined],
    ['its answers changed since', {}, '2026-11-21T09:00:00.000Z'],
    ['another one was declared', { id: 'other', assessment: assessedBasket([]) }, undefined],
  ] as const)('is still to be gone on with where %s', (_, declared, updatedAt) => {
    expect(show(declared, updatedAt)).toMatch(
      /^Simulation en cours.*en avion\. Modifiée .*Reprendre la simulation$/u,
    );
  });
});
