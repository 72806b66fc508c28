import type { ListedDeclaration } from '@retour/contract';
import { expect, it } from 'vitest';
import { planBatch, sumOf, whyLeftOut, whyNotDone, whyNotPrinted } from './batch-plan';

const listed: ListedDeclaration = {
  id: '00000000-0000-4000-8000-000000000001',
  publicId: 'K7Q-2MX-9TP',
  status: 'submitted',
  version: 2,
  authorType: 'user',
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  declarantLastName: 'Dupont',
  declarantFirstName: 'Élodie',
  meanOfTransport: 'plane',
  country: 'US',
  total: 12.1,
  totalIsMinimum: false,
  shoppingProducts: [],
  warnings: [],
};
const plain = (text: string | null): string | undefined => text?.replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');
const forbidden: ListedDeclaration['warnings'][number] = { code: 'forbidden-goods', severity: 'forbidden' };

it.each([
  ['what is owed', {}, undefined, '12,10 € à payer'],
  ['nothing owed', { total: 0 }, 'rien à payer, à clore plutôt', undefined],
  ['validated', { status: 'validated', total: 0 }, 'déjà validée', undefined],
  ['paid', { status: 'paid' }, 'déjà payée', 'déjà payée'],
  ['a draft', { status: 'draft' }, 'pas encore envoyée', 'pas encore envoyée'],
  ['to assess', { totalIsMinimum: true }, 'montant à évaluer', 'montant à évaluer'],
  [
    'above an indicative level',
    { total: 0, shoppingProducts: [{ status: 'indicative-exceeded' }] },
    'à ouvrir, niveau indicatif dépassé',
    'à ouvrir, niveau indicatif dépassé',
  ],
  [
    'counted without all of its excise',
    { hasExciseToConfirm: true },
    'à ouvrir, accise à vérifier',
    'à ouvrir, accise à vérifier',
  ],
  [
    'counted without the cap of a duty',
    { hasDutyCapToConfirm: true },
    'à ouvrir, surface à relever',
    'à ouvrir, surface à relever',
  ],
  ['forbidden', { warnings: [forbidden] }, 'à ouvrir, article interdit', 'à ouvrir, article interdit'],
  [
    'to be approved',
    { hasPendingCorrection: true },
    'correction à faire approuver',
    'correction à faire approuver',
  ],
  [
    'held by a colleague',
    { heldBy: { id: 'a2', name: 'Hugo Petit' } },
    'ouverte par Hugo Petit',
    'ouverte par Hugo Petit',
  ],
  ['erased while it waited', { declarantLastName: '' }, 'données effacées', 'données effacées'],
  ['held by oneself', { heldBy: { id: 'a1', name: 'Claire Martin' } }, undefined, '12,10 € à payer'],
] as const)('says why each act is not for what is %s', (_what, changes, validate, close) => {
  const declaration = { ...listed, ...changes } as ListedDeclaration;
  expect(plain(whyLeftOut(declaration, 'validate', 'a1'))).toBe(validate);
  expect(plain(whyLeftOut(declaration, 'close', 'a1'))).toBe(close);
});

it.each([
  ['validate', { status: 'validated', by: 'Nadia Roux' }, 'déjà validée (décision de Nadia Roux)'],
  ['validate', { status: 'paid', by: 'Nadia Roux' }, 'déjà payée (décision de Nadia Roux)'],
  ['validate', { status: 'cancelled' }, 'déjà annulée'],
  ['validate', { status: 'submitted' }, 'changée entre-temps : ouvrez sa fiche'],
  ['close', { status: 'validated', by: 'Nadia Roux' }, 'changée entre-temps : ouvrez sa fiche'],
  ['validate', {}, 'changée entre-temps : ouvrez sa fiche'],
  ['validate', { code: 'correction-pending', detail: 'Une correction attend.' }, 'Une correction attend.'],
  ['validate', { outcome: 'failed', code: undefined }, 'pas de réponse certaine : réessayez'],
] as const)('says why the service did not %s what it says to be %o', (act, changes, why) => {
  const result = { id: listed.id, outcome: 'refused', code: 'stale-version', ...changes } as const;
  expect(plain(whyNotDone(listed, act, result))).toBe(why);
});

it.each([
  ['sent', {}, undefined],
  ['paid', { status: 'paid' }, undefined],
  ['held by a colleague', { heldBy: { id: 'a2', name: 'Hugo Petit' } }, undefined],
  ['a draft', { status: 'draft' }, 'pas encore envoyée'],
  ['erased', { declarantLastName: '', declarantFirstName: '' }, 'données effacées'],
  ['to be approved', { status: 'validated', hasPendingCorrection: true }, 'correction à faire approuver'],
] as const)('says why what is %s is not printed with others', (_what, changes, why) => {
  expect(plain(whyNotPrinted({ ...listed, ...changes } as ListedDeclaration))).toBe(why);
});

it('parts what will be done from what is left out, and adds up to the cent', () => {
  const free = { ...listed, id: '00000000-0000-4000-8000-000000000002', total: 0 };
  const { able, leftOut } = planBatch([listed, free], 'validate', undefined);
  expect([able, leftOut.map(({ declaration }) => declaration)]).toEqual([[listed], [free]]);
  const owed = { ...listed, taxes: { customDuty: 2.1, excise: 0, vat: 10 } };
  const little = { ...listed, total: 0.2, taxes: { customDuty: 0, excise: 0.1, vat: 0.1 } };
  expect(sumOf([owed, little, { ...owed, status: 'refused' }, { ...owed, status: 'paid' }], 'due')).toEqual({
    total: 12.3,
    customDuty: 2.1,
    excise: 0.1,
    vat: 10.1,
    isMinimum: false,
  });
  expect(sumOf([listed, { ...listed, total: 0, totalIsMinimum: true }], 'due')).toMatchObject({
    total: 12.1,
    isMinimum: true,
  });
  // Who was erased while it waited pays nothing any more; what they had paid was.
  const erased = { ...owed, declarantLastName: '', totalIsMinimum: true };
  expect(sumOf([little, erased], 'due')).toMatchObject({ total: 0.2, vat: 0.1, isMinimum: false });
  expect(sumOf([little, erased, { ...erased, status: 'paid' }], 'either')).toMatchObject({ total: 12.3 });
  expect(sumOf([owed, { ...little, status: 'paid' }], 'collected')).toMatchObject({ total: 0.2, vat: 0.1 });
});
