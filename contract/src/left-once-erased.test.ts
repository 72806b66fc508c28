import { expect, it } from 'vitest';
import type { declaredArticleFields, declaredFields } from './declared-fields';
import { treatments } from './treatments';

type NotPersonal<Rows extends Readonly<Record<string, { readonly isPersonal: boolean }>>> = {
  [Name in keyof Rows]: Rows[Name]['isPersonal'] extends false ? Name : never;
}[keyof Rows];

/** What is said of each field that an erasure leaves: one that is added has no words, and does not compile, before it is told. */
const left: Readonly<
  Record<NotPersonal<typeof declaredFields> | NotPersonal<typeof declaredArticleFields>, string>
> = {
  age: 'l’âge',
  ageIsMinimum: 'l’âge',
  country: 'les pays',
  declarantAddressCountry: 'celui de votre adresse',
  purchaseCountry: 'les pays',
  originCountry: 'les pays',
  meanOfTransport: 'le transport',
  border: 'frontalier',
  date: 'le jour d’arrivée',
  allowancesUsed: 'les franchises déjà utilisées',
  shoppingProducts: 'les articles',
  id: 'les articles',
  amount: 'les articles',
  alcoholDegree: 'les articles',
  originalValue: 'les montants',
  currency: 'les montants',
  restriction: 'vos réponses sur les articles réglementés',
  restrictionAnswers: 'vos réponses sur les articles réglementés',
};

it.each(Object.entries(left))('the register tells that %s stays once nobody is named', (_name, words) => {
  expect(treatments.figures.data).toContain(words);
});
