import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { isText } from '../../../lib/shape';
import {
  answerDeclarantAge,
  changeDeclaredTrip,
  forgetDraft,
  initialAppState,
  readDraft,
  type SentDeclaration,
  type SimulatorRequest,
  saveDraft,
  saveSentDeclaration,
  useAppStore,
} from '../../../store';
import { declaredLists } from '../../../store/declaration-request';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { countOf, readUncounted } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { readReference } from '../../reference/testing/read-reference';
import { CarryOverPage } from './carry-over-page';

afterEach(cleanup);

const trip = { age: 34, meanOfTransport: 'car', country: 'CH', border: true } as const;
const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12, currency: 'CHF' };

function shown(answers: Partial<SimulatorRequest>, from?: string): string {
  const { simulator } = initialAppState;
  const simulatorRequest = {
    ...simulator.simulatorRequest,
    ...trip,
    shoppingProducts: [perfume],
    ...answers,
  };
  useAppStore.setState({ ...initialAppState, simulator: { ...simulator, simulatorRequest } }, true);
  render(
    <QueryClientProvider client={readReference()}>
      <MemoryRouter initialEntries={[{ pathname: '/simulateur/declaration', state: from && { from } }]}>
        <CarryOverPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('region', { name: 'Ce qui est repris' }).textContent ?? '';
}

it.each([
  [{}, true],
  [{ border: false }, false],
  [{ meanOfTransport: 'plane' }, false],
] as const)('says whether a frontier resident’s answer is taken over: %j', (answers, isSaid) => {
  expect(shown(answers).includes('de Suisse, en voiture, frontalier')).toBe(isSaid);
});

it('names the lines of a list that wait and come along', () => {
  saveDraft('uncountedLines', { typed: '', lines: [{ key: 'a', typed: 'montre 99 €' }] });
  expect(shown({})).toMatch(/Votre liste1\sarticle pas encore compté/);
  cleanup();
  forgetDraft('uncountedLines');
  expect(shown({})).not.toContain('Votre liste');
});

describe('what the simulation left out', () => {
  const cigarettes = {
    id: 'c',
    productId: 'cigarettes',
    name: 'Cigarettes',
    value: 12.5,
    currency: 'CHF',
    amount: 200,
  };
  const pastis = { ...cigarettes, id: 'd', productId: 'ouzo-raki-arak', name: 'Pastis, ouzo', amount: 1 };
  const takenOut = { ...trip, shoppingProducts: [cigarettes, pastis], customShoppingProducts: [] };

  it('is named, and waits in the declaration until it is shown or said not to be brought', async () => {
    saveDraft('leftOut', { takenOut, received: { opened: '1', leftOut: ['« Vin » : trop jeune.'] } });
    expect(shown({ age: 16 })).toMatch(
      /Hors du panier200\sCigarettes\s: 12,5\sCHF en tout, Pastis \/ ouzo\s1\sL\s: 12,5\sCHF, «\sVin\s»\s: trop jeune\./u,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Déclarer ces achats' }));
    const lines = readUncounted(declaredLists);
    expect(lines).toMatchObject([
      { typed: '200 Cigarettes : 12,5 CHF en tout', isUnderAge: true, judgedFor: '16 CH', isLeftOut: true },
      { typed: 'Pastis / ouzo 1 L : 12,5 CHF', isLeftOut: true },
    ]);
    expect(countOf(lines)).toBe(2);
    // A sentence of a link is no article to be typed: it is told here alone.
    expect(lines).toHaveLength(2);
    expect(readUncounted()).toEqual([]);
    forgetDraft('leftOut');
  });

  it('is nothing where nothing was', async () => {
    expect(shown({})).not.toContain('Hors du panier');
    await userEvent.click(screen.getByRole('button', { name: 'Déclarer ces achats' }));
    expect(readUncounted(declaredLists)).toEqual([]);
  });
});

it('asks the age of whoever comes next, where a link tells a class of ages alone', async () => {
  shown({ isAgeOfLink: true });
  act(() =>
    useAppStore.setState(({ declaration }) => ({
      declaration: {
        ...declaration,
        declarationRequest: {
          ...declaration.declarationRequest,
          declarationId: 'd',
          contactDetails: { ...declaration.declarationRequest.contactDetails, age: 34 },
        },
        declarationResponse: { ...declaration.declarationResponse, sent: [sentDeclaration({ id: 'd' })] },
      },
    })),
  );
  expect(screen.getByRole('region', { name: 'Ce qui reste à donner' }).textContent).toContain('Votre âge');
  expect(screen.getByRole('region', { name: 'Ce qui est repris' }).textContent).not.toContain('34');
  await userEvent.click(screen.getByRole('button', { name: 'Déclarer ces achats' }));
  expect(useAppStore.getState().declaration.declarationRequest.contactDetails.age).toBeUndefined();
});

it.each([
  ['nobody where the one that is known has not declared yet', false],
  ['whoever comes next once they have', true],
])('counts the name among what is left to give, of %s', (_, isSent) => {
  const contactDetails = {
    ...initialAppState.declaration.declarationRequest.contactDetails,
    lastName: 'Martin',
    firstName: 'Chloé',
    address: '1 rue des Lilas',
    city: 'Lyon',
    postalCode: '69001',
    email: 'chloe@example.org',
    phoneNumber: '0612345678',
  };
  shown({});
  act(() =>
    useAppStore.setState(({ declaration }) => ({
      declaration: {
        ...declaration,
        declarationRequest: { ...declaration.declarationRequest, declarationId: 'd', contactDetails },
        declarationResponse: {
          ...declaration.declarationResponse,
          sent: isSent ? [sentDeclaration({ id: 'd' })] : [],
        },
      },
    })),
  );
  const left = screen.getByRole('region', { name: 'Ce qui reste à donner' }).textContent;
  expect(left?.includes('Votre nom et votre adresse')).toBe(isSent);
});

describe('articles that are declared already', () => {
  const send = (changes: Partial<SentDeclaration>): void => {
    const assessment = assessedBasket([assessedLine({ customId: 'p' })]);
    act(() => saveSentDeclaration(sentDeclaration({ assessment, ...changes })));
  };
  const page = () => document.body.textContent.replace(/\s/gu, ' ');

  it('are told of before they are declared twice, with the way to where they are', async () => {
    shown({ shoppingProducts: [perfume, { ...perfume, id: 'q' }] });
    expect(page()).not.toContain('déjà déclaré');
    send({});
    act(() => saveSentDeclaration(sentDeclaration({ id: 'other', assessment: assessedBasket([]) })));
    expect(page()).toMatch(/Un article est déjà déclaré : retirez-.?le ensuite du panier\./u);
    const link = screen.getByRole('link', { name: 'Voir la déclaration' });
    expect(link.getAttribute('href')).toBe('/declaration/confirmation');
    await userEvent.click(link);
    const [first] = useAppStore.getState().declaration.declarationResponse.sent;
    expect(first?.id).toBe(sentDeclaration().id);
  });

  it('are told of when they are all of them, and not once that declaration is cancelled', () => {
    shown({});
    send({});
    expect(page()).toContain('Ces achats sont déjà déclarés.');
    send({ status: 'cancelled' });
    expect(page()).not.toContain('déjà déclaré');
  });

  it.each([
    ['was corrected before it was sent', 'another', null, true],
    ['is not what the simulation says since it changed', undefined, '2026-11-21T09:00:00.000Z', true],
    ['says what the simulation does', undefined, '2026-11-21T07:00:00.000Z', false],
  ])('leave it to the declaration to say how, where it %s', (_, name, updatedAt, isSaid) => {
    shown({ declarationId: name ?? sentDeclaration().id });
    act(() => useAppStore.setState(({ simulator }) => ({ simulator: { ...simulator, updatedAt } })));
    send({});
    expect(page().includes('Ils ont pu l’être autrement que dans cette simulation')).toBe(isSaid);
  });
});

it.each([
  ['of an arrival that is over', '2026-01-05', true],
  ['of one that is to come', '2999-01-05', false],
])('asks the flight again where what was sent is %s', (_, date, isAsked) => {
  shown({ meanOfTransport: 'plane', country: 'JP', border: false });
  act(() => {
    changeDeclaredTrip({ meansOfTransport: 'plane', country: 'JP', flightNumber: 'AF272' });
    answerDeclarantAge(34, { declarationId: 'd', claimToken: 'c' });
    saveSentDeclaration(sentDeclaration({ id: 'd', assessment: assessedBasket([], { date }) }));
  });
  const left = screen.getByRole('region', { name: 'Ce qui reste à donner' }).textContent;
  expect(left?.includes('Votre numéro de vol')).toBe(isAsked);
});

it.each([
  ['the declaration that it was opened from', '/declaration/ajout/age', '/declaration/ajout/age'],
  ['the result', undefined, '/simulateur/recapitulatif'],
])('goes back to %s', (_, from, back) => {
  shown({}, from);
  expect(screen.getByRole('link', { name: 'Retour' }).getAttribute('href')).toBe(back);
});

it('forgets an age that was typed and not given', async () => {
  saveDraft('declarantAge', '12');
  shown({});
  await userEvent.click(screen.getByRole('button', { name: 'Déclarer ces achats' }));
  expect(readDraft('declarantAge', isText)).toBeUndefined();
});
