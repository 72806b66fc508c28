import type { SimulationAnswer } from '@retour/contract';
import { phrase } from '@retour/core';

/** What a verdict is read from: an answer, or what is stored of one. */
export type Judged = Pick<SimulationAnswer, 'total' | 'totalIsMinimum' | 'shoppingProducts' | 'warnings'>;

export const verdictText = {
  doubtfulTitle: phrase`Une question avant le résultat`,
  doubtfulLead: phrase`Le nom d'un article peut désigner une marchandise interdite ou réglementée. Répondez pour être sûr.`,
  forbiddenCard: phrase`Interdit à l'entrée`,
  doubtfulCard: phrase`À vérifier avant tout`,
  regulatedCard: phrase`Réglementé : à présenter au contrôle`,
  whatToDo: phrase`Que faire ?`,
  handOver: phrase`Ne prenez pas la sortie « rien à déclarer ». Dites à un agent ce que vous avez, et remettez-le-lui avant d'être contrôlé.`,
  forbiddenPill: 'interdit',
  doubtfulPill: 'à vérifier',
  regulatedPill: 'réglementé',
  yes: 'Oui',
  no: 'Non',
  answerOf: (answer: string, name: string): string => phrase`${answer} : ${name}`,
} as const;
