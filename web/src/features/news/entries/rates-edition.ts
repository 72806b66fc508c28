import { formatNumber, indexCatalogue, phrase } from '@retour/core';
import type { NewsBlock, NewsData, NewsEntry } from './news-entry';

function counts({ catalogue }: NewsData): readonly NewsBlock[] {
  if (catalogue === null) return [];
  const tariffs = [...indexCatalogue(catalogue).values()].flatMap(({ tariff }) => tariff ?? []);
  const checked = tariffs.filter(({ confidence }) => confidence === 'source').length;
  return [
    {
      kind: 'figures',
      title: 'Taux de la nomenclature',
      before: null,
      after: 'Produits',
      figures: [
        { label: 'Produits avec un taux', value: formatNumber(tariffs.length) },
        { label: 'Taux vérifiés', value: formatNumber(checked) },
        { label: 'Taux à confirmer', value: formatNumber(tariffs.length - checked) },
      ],
    },
  ];
}

export const ratesEdition: NewsEntry = {
  id: 'fiabilite-des-taux',
  day: '2026-11-21',
  kind: 'rates',
  title: 'Quels taux sont vérifiés, lesquels restent à confirmer',
  summary:
    'Chaque fiche de la nomenclature dit quand son taux a été vérifié, ou pourquoi il reste à confirmer.',
  body: (data) => [
    {
      kind: 'text',
      text: phrase`Une déclaration envoyée garde les règles avec lesquelles elle a été calculée : ses montants ne changent plus.`,
    },
    ...counts(data),
    {
      kind: 'text',
      text: phrase`Avant de vous appuyer sur un taux « à confirmer », lisez-le dans le tarif en vigueur. Signalez une erreur par la page Contact.`,
    },
  ],
  sources: ['Fiches de la nomenclature'],
};
