import { formatNumber, indexCatalogue, lawEdition, phrase } from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import type { NewsBlock, NewsData, NewsEntry } from './news-entry';

function counts({ catalogue }: NewsData): readonly NewsBlock[] {
  if (catalogue === null) return [];
  const tariffs = [...indexCatalogue(catalogue).values()].flatMap(({ tariff }) => tariff ?? []);
  const count = (confidence: (typeof tariffs)[number]['confidence']): string =>
    formatNumber(tariffs.filter((tariff) => tariff.confidence === confidence).length);
  return [
    {
      kind: 'figures',
      title: phrase`Édition ${catalogue.edition} du tarif`,
      before: null,
      after: 'Produits',
      figures: [
        { label: 'Produits avec un taux', value: formatNumber(tariffs.length) },
        { label: 'Taux lus dans une source', value: count('source') },
        { label: 'Taux cités de mémoire, à vérifier', value: count('memory') },
        { label: 'Taux incertains, à confirmer', value: count('uncertain') },
      ],
    },
  ];
}

export const ratesEdition: NewsEntry = {
  id: 'fiabilite-des-taux',
  day: '2026-11-21',
  kind: 'rates',
  title: 'Quels taux sont sûrs, lesquels restent à vérifier',
  summary: 'Chaque fiche de la nomenclature dit d’où vient son taux, et s’il faut le vérifier.',
  body: (data) => [
    {
      kind: 'text',
      text: phrase`Les règles appliquées portent le numéro d’édition ${lawEdition(lawToday())}. Une déclaration envoyée garde l’édition avec laquelle elle a été calculée : ses montants ne changent plus.`,
    },
    ...counts(data),
    {
      kind: 'text',
      text: phrase`Avant de vous appuyer sur un taux « à vérifier » ou « à confirmer », lisez-le dans le tarif en vigueur. Signalez une erreur par la page Contact.`,
    },
  ],
  sources: ['Nomenclature de cette installation, colonne « source » de chaque produit'],
};
