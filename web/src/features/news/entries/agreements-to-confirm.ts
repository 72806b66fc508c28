import { phrase, preferenceBasis, preferenceByOrigin, typeset } from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import { countryName } from '../../reference';
import type { NewsEntry } from './news-entry';
import { amount, basesOf } from './quoted-figures';

const { proofOfOrigin } = lawToday();
const collator = new Intl.Collator('fr');

function countriesToConfirm(): readonly string[] {
  return [...preferenceByOrigin.values()]
    .filter(({ toConfirm }) => toConfirm)
    .map(({ country }) => countryName(country))
    .toSorted(collator.compare)
    .map(typeset);
}

export const agreementsToConfirm: NewsEntry = {
  id: 'origine-accords-a-confirmer',
  day: '2026-05-01',
  kind: 'rates',
  title: phrase`Origine : les pays dont l’accord est à confirmer`,
  summary: 'Pour eux, le simulateur n’accorde aucune exemption de droits par le pays de fabrication.',
  body: () => [
    {
      kind: 'text',
      text: phrase`Un article fabriqué dans un pays lié par un accord entre sans droit de douane, sur simple déclaration du voyageur, tant que les articles concernés ne dépassent pas ${amount(proofOfOrigin.travellerWaiver)} ensemble. La TVA reste due.`,
    },
    {
      kind: 'text',
      text: phrase`Pour les pays suivants, un accord existe, mais ce qu’il donne n’est pas confirmé dans les tables : c’est à vous d’en décider.`,
    },
    { kind: 'list', items: countriesToConfirm() },
  ],
  sources: [preferenceBasis, ...basesOf([proofOfOrigin.travellerWaiver])],
};
