import { expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../../store/testing/assessed-basket';
import { restrictedBasket } from '../../testing/reviewed-declaration';
import { nextActs } from './next-acts';

const free = (status: 'relieved' | 'indicative-exceeded') =>
  assessedBasket([assessedLine({ status, total: 0 })]);

it.each([
  ['owed', assessedBasket(), 'Valider et encaisser', /encaisser\.$/u],
  [
    'owed beside a forbidden article',
    restrictedBasket('forbidden', { total: 20 }),
    'Valider et encaisser',
    /^Faites d’abord remettre l’article interdit\..*encaisser\.$/u,
  ],
  [
    'owed for a forbidden article alone',
    restrictedBasket('forbidden', { total: 50, withoutForbidden: { total: 0, totalIsMinimum: false } }),
    'Valider et clore',
    /^Faites d’abord remettre l’article interdit\. Rien à encaisser\. Il reste à la valider/u,
  ],
  [
    'to be assessed for a forbidden article alone',
    restrictedBasket('forbidden', {
      total: 30,
      totalIsMinimum: true,
      withoutForbidden: { total: 30, totalIsMinimum: false },
    }),
    'Valider et encaisser',
    /^Faites d’abord remettre l’article interdit\. Il reste à la valider et à encaisser/u,
  ],
  [
    'to be assessed beside a forbidden article',
    restrictedBasket('forbidden', { totalIsMinimum: true }),
    'Évaluer et valider',
    /^Faites d’abord remettre l’article interdit\..*évaluer un article/u,
  ],
  [
    'to be assessed',
    assessedBasket(undefined, { totalIsMinimum: true }),
    'Évaluer et valider',
    /évaluer un article/u,
  ],
  ['in doubt', restrictedBasket('doubtful'), 'Vérifier et valider', /vérifier un article/u],
  [
    'forbidden',
    restrictedBasket('forbidden'),
    'Valider et clore',
    /^Faites d’abord remettre l’article interdit\. Rien à encaisser/u,
  ],
  [
    'regulated',
    restrictedBasket('regulated'),
    'Valider et clore',
    /^Rien à encaisser\. Contrôlez les papiers/u,
  ],
  [
    'regulated, without papers',
    restrictedBasket('regulated', {
      warnings: [{ code: 'cash', severity: 'regulated', message: '', legalBasis: null, customIds: ['a'] }],
    }),
    'Valider et clore',
    /^Rien à encaisser\. Contrôlez l’article réglementé/u,
  ],
  [
    'a vehicle whose taxes an office computes',
    restrictedBasket('regulated', {
      warnings: [
        { code: 'vehicle', severity: 'regulated', message: 'Véhicule.', legalBasis: null, customIds: ['a'] },
      ],
    }),
    'Évaluer et valider',
    /^Il reste à évaluer un article, puis à valider et à encaisser/u,
  ],
  ['above a level', free('indicative-exceeded'), 'Valider et clore', /^Rien à encaisser\. Contrôlez que/u],
  [
    'nothing',
    free('relieved'),
    'Valider et clore',
    /^Rien à encaisser\. Il reste à la valider et à la clore/u,
  ],
] as const)('says what is left to be done and nothing else: %s', (_, answer, button, lead) => {
  const acts = nextActs(answer);
  expect(acts.button).toBe(button);
  expect(acts.lead.replace(/\u00A0/gu, ' ')).toMatch(lead);
});
