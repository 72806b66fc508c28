import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { SentDeclaration } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { ShowDeclarations } from './show-declarations';

const shownFirst = sentDeclaration({
  assessment: assessedBasket([], {
    allowances: [{ pot: 'value', limit: 430, used: 250 }],
    quantityAllowances: [],
  }),
});
const other: SentDeclaration = {
  ...shownFirst,
  id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d62',
  publicId: 'H4M-8RT-2QX',
};

function facts(changes: Partial<SentDeclaration>, otherChanges: Partial<SentDeclaration>): string {
  const current = { ...shownFirst, ...changes };
  render(
    <ShowDeclarations
      shown={[current, { ...other, ...otherChanges }]}
      current={current}
      onClose={() => {}}
    />,
    { wrapper: MemoryRouter },
  );
  return screen.getByText('K7Q-2MX-9TD').parentElement?.textContent.replaceAll('\u2060', '') ?? '';
}

afterEach(cleanup);

it('tells the agent of another declaration of the person and day that uses the allowance too', () =>
  expect(facts({}, {})).toMatch(/une seule fois par personne.*H4M-8RT-2QX/u));

it('tells the agent the day of arrival, the country and the flight', () =>
  expect(facts({ flightNumber: 'AF123' }, {}).replace(/\s/gu, ' ')).toContain(
    'Arrivée en France le 21 novembre 2026. Retour des États-Unis en avion, vol AF 123.',
  ));

it.each<readonly [string, Partial<SentDeclaration>, RegExp]>([
  ['beside one that uses the allowance too', {}, /^(?!.*Vous n.avez rien).*Rien à payer pour cette/u],
  ['alone', { declarant: 'Noé Durand' }, /Vous n.avez rien à payer/u],
])('promises nothing more than it knows of what owes nothing, %s', (_, otherChanges, said) => {
  const free = assessedBasket([assessedLine({ status: 'relieved', total: 0 })], {
    allowances: [{ pot: 'value', limit: 430, used: 250 }],
    quantityAllowances: [],
  });
  expect(facts({ assessment: free }, otherChanges).replace(/\s/gu, ' ')).toMatch(said);
});

it.each<readonly [string, Partial<SentDeclaration>, Partial<SentDeclaration>]>([
  ['of somebody else', {}, { declarant: 'Noé Durand' }],
  ['where what is shown was validated', { status: 'validated' }, {}],
])('says nothing %s', (_, changes, otherChanges) =>
  expect(facts(changes, otherChanges)).not.toMatch(/une seule fois/u),
);
