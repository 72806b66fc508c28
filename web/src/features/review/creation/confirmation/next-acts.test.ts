import { wordJoiner } from '@retour/core';
import { expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../../store/testing/assessed-basket';
import { restrictedBasket } from '../../testing/reviewed-declaration';
import { nextActs } from './next-acts';

const vehicle = assessedLine({
  customId: 'v',
  id: 'vehicule-de-collection',
  status: 'to-assess',
  total: 0,
  explanation: [{ code: 'to-assess', text: 'À évaluer.', legalBasis: null, figures: { taxedValue: 9_000 } }],
});
const free = (status: 'relieved' | 'indicative-exceeded') =>
  assessedBasket([assessedLine({ status, total: 0 })]);

it.each([
  ['owed', assessedBasket(), 'Ouvrir pour valider et encaisser', /encaisser\.$/u],
  [
    'owed beside a forbidden article',
    restrictedBasket('forbidden', { total: 20 }),
    'Ouvrir pour valider et encaisser',
    /^Faites d’abord remettre à la douane ce qui est interdit\..*encaisser\.$/u,
  ],
  [
    'owed for a forbidden article alone',
    restrictedBasket('forbidden', { total: 50, withoutForbidden: { total: 0, totalIsMinimum: false } }),
    'Ouvrir pour valider et clore',
    /^Faites d’abord remettre à la douane ce qui est interdit\. Rien à encaisser\. Il reste à valider cette déclaration et à la clore\.$/u,
  ],
  [
    'to be assessed for a forbidden article alone',
    restrictedBasket('forbidden', {
      total: 30,
      totalIsMinimum: true,
      withoutForbidden: { total: 30, totalIsMinimum: false },
    }),
    'Ouvrir pour valider et encaisser',
    /^Faites d’abord remettre à la douane ce qui est interdit\. Il reste à valider cette déclaration et à l’encaisser\.$/u,
  ],
  [
    'to be assessed beside a forbidden article',
    restrictedBasket('forbidden', { totalIsMinimum: true }),
    'Ouvrir pour évaluer',
    /^Faites d’abord remettre à la douane ce qui est interdit\..*évaluer ce qui n’a pas de montant/u,
  ],
  [
    'to be assessed',
    assessedBasket(undefined, { totalIsMinimum: true }),
    'Ouvrir pour évaluer',
    /évaluer ce qui n’a pas de montant/u,
  ],
  ['in doubt', restrictedBasket('doubtful'), 'Ouvrir pour vérifier', /vérifier ce qui laisse un doute/u],
  [
    'forbidden',
    restrictedBasket('forbidden'),
    'Ouvrir pour valider et clore',
    /^Faites d’abord remettre à la douane ce qui est interdit\. Rien à encaisser/u,
  ],
  [
    'regulated',
    restrictedBasket('regulated'),
    'Ouvrir pour clore',
    /^Rien à encaisser\. Contrôlez les papiers avant de clore cette déclaration\.$/u,
  ],
  [
    'regulated, without papers',
    restrictedBasket('regulated', {
      warnings: [{ code: 'cash', severity: 'regulated', message: '', legalBasis: null, customIds: ['a'] }],
    }),
    'Ouvrir pour clore',
    /^Rien à encaisser\. Contrôlez ce qui est réglementé/u,
  ],
  [
    'a vehicle alone, which is declared elsewhere and refused here',
    assessedBasket([vehicle], { totalIsMinimum: true }),
    'Ouvrir la déclaration',
    /^Le service ne calcule pas ce qui est dû ici : .*déclaration en douane.*refusez celle-ci pour cette raison\.$/u,
  ],
  [
    'a vehicle among others, which is taken out',
    assessedBasket([assessedLine(), vehicle], { totalIsMinimum: true }),
    'Ouvrir la déclaration',
    /^Le service ne calcule pas ce qui est dû sur un article : .*retirez-le de celle-ci/u,
  ],
  [
    'a vehicle that the allowance holds, whose taxes an office computes',
    restrictedBasket('regulated', {
      warnings: [
        { code: 'vehicle', severity: 'regulated', message: 'Véhicule.', legalBasis: null, customIds: ['a'] },
      ],
    }),
    'Ouvrir pour clore',
    /^Les taxes d’un véhicule ne sont ni calculées ni encaissées ici : faites-les établir d’abord par une déclaration en douane\. Contrôlez les papiers avant de clore/u,
  ],
  ['above a level', free('indicative-exceeded'), 'Ouvrir pour clore', /^Rien à encaisser\. Contrôlez que/u],
  [
    'nothing',
    free('relieved'),
    'Ouvrir pour clore',
    /^Rien à encaisser\. Il reste à clore cette déclaration\.$/u,
  ],
] as const)('says what is left to be done and nothing else: %s', (_, answer, button, lead) => {
  const acts = nextActs(answer);
  expect(acts.button).toBe(button);
  expect(acts.lead.replace(/\u00A0/gu, ' ').replaceAll(wordJoiner, '')).toMatch(lead);
});
