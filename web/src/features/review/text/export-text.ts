import { type ExportOutcome, type ExportReason, retentionTerms, reviewLimits } from '@retour/contract';
import { formatCount, formatNumber, formatTerm, phrase } from '@retour/core';
import { reasonLength } from './reason-length';

export const exportReasonWords: Readonly<Record<ExportReason, string>> = {
  statistics: 'Statistiques du service',
  control: 'Contrôle ou audit interne',
  litigation: 'Contentieux ou enquête',
  request: 'Demande d’une personne sur ses données',
  other: 'Autre raison',
};

/** What became of the file, where it is not whole. */
export const outcomeWords: Readonly<Record<Exclude<ExportOutcome, 'whole'> | 'unknown', string>> = {
  limited: phrase`fichier coupé à son maximum`,
  broken: phrase`fichier interrompu`,
  unknown: phrase`en cours ou interrompu`,
};

export const exportText = {
  open: 'Exporter (CSV)',
  title: phrase`Exporter cette liste ?`,
  subtitle: phrase`Le fichier contient des données personnelles. Votre nom, la raison et le nombre de lignes restent inscrits ${formatTerm(retentionTerms.exports)}.`,
  left: (left: number, perDay: number): string =>
    left === 0
      ? phrase`Vous avez fait vos ${formatCount(perDay, 'export')} du jour. Revenez demain, ou demandez à un autre superviseur.`
      : phrase`Il vous reste ${formatCount(left, 'export')} aujourd'hui, sur ${perDay}.`,
  reason: 'Pourquoi cet export ?',
  details: 'Votre raison',
  detailsHint: phrase`N'écrivez ni nom ni adresse. ${reasonLength} (exemple : tableau annuel demandé par la direction).`,
  confirm: 'Exporter',
  busy: 'Préparation du fichier',
  cancel: 'Revenir à la liste',
  done: phrase`Le fichier est dans vos téléchargements.`,
  doneCut: phrase`Le fichier est dans vos téléchargements, coupé à ${formatNumber(reviewLimits.exportedRows)} déclarations : réduisez la période ou les filtres pour avoir la suite.`,
  failed: phrase`Le fichier n'a pas pu être préparé, ou il n'est pas arrivé. L'essai peut compter : regardez la page des exports, puis réessayez.`,
  offline: phrase`L'export demande le réseau.`,
  pageTitle: 'Exports',
  pageLead: phrase`Chaque liste sortie du service, avec sa raison, gardée ${formatTerm(retentionTerms.exports)}.`,
  back: 'Mon compte',
  none: 'Aucun export',
  noneHint: phrase`Un export se demande depuis la liste des déclarations.`,
  older: 'Plus anciens',
  newest: 'Revenir aux plus récents',
  pages: 'Pages des exports',
  list: 'Exports, du plus récent au plus ancien',
  rows: (rows: number): string => formatCount(rows, 'ligne'),
  by: (name: string): string => phrase`par ${name}`,
  everything: 'Toutes les déclarations',
  typed: phrase`recherche (texte non gardé)`,
} as const;
