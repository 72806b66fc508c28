import { contactTexts, type DeclarationPage, declarationBodySchema, declaredFields } from '@retour/contract';
import { expect, it } from 'vitest';
import { initialDeclarationRequest } from '../../../store/initial-declaration';
import { migrateAppState, storageVersion } from '../../../store/migrations';
import { refusedFields } from '../sending/refused-fields';
import { buildDeclarationBody } from './build-declaration-body';

const complete = {
  ...initialDeclarationRequest,
  declarationId: '3f1b0d6e-58f5-4a3e-9d5c-6b1f0a2c4d7e',
  contactDetails: {
    ...contactTexts((field) => `Texte ${field}`),
    age: 34,
    ageIsMinimum: true,
    addressCountry: 'BE',
    postalCode: '1000',
    email: 'nom@exemple.fr',
    phoneNumber: '+32470123456',
  },
  meansOfTransportAndCountry: { meansOfTransport: 'plane', country: 'CH', flightNumber: 'AF 123' },
  border: false,
  shoppingProducts: [{ id: 'a', productId: 'parfum', name: 'Parfum', value: 80, currency: 'EUR' }],
} as const;

it('sends every declared field that is answered, and the contract takes them', () => {
  const body = buildDeclarationBody(complete, '2026-11-21', 'agent');
  const { allowancesUsed: _, ...answered } = declaredFields;
  expect(Object.keys(body).toSorted()).toEqual([...Object.keys(answered), 'authorType'].toSorted());
  expect(declarationBodySchema.safeParse(body)).toMatchObject({ success: true });
});

it('says nothing of what may be left out and is', () => {
  const contactDetails = { ...initialDeclarationRequest.contactDetails, age: 34 };
  const body = buildDeclarationBody({ ...complete, contactDetails }, '2026-11-21', 'user');
  const optional = Object.entries(declaredFields).filter(([, { isOptional }]) => isOptional);
  const left = optional.map(([name]) => name).filter((name) => name !== 'flightNumber');
  for (const name of left) expect(body).not.toHaveProperty(name);
});

it('finds every text again in a draft that was kept on the device', async () => {
  const declaration = { declarationRequest: complete };
  const repaired = await migrateAppState({ declaration }, storageVersion);
  expect(repaired.declaration.declarationRequest).toMatchObject(complete);
});

it.each(Object.entries(declaredFields))('%s is put right on the page that asks it', (path, { askedOn }) => {
  const pages: Record<DeclarationPage, string> = {
    age: '/age',
    contact: '/contact',
    transport: '/transport',
    basket: '/basket',
    check: '/check',
  };
  const [refused] = refusedFields([{ path: `${path}.0`, code: 'x', message: '' }], pages);
  expect(refused?.to).toBe(`/${askedOn}`);
});
