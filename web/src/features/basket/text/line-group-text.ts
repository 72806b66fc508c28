import { boardingBan, type MeanOfTransport, phrase } from '@retour/core';
import type { LineGroup, LineGroupId } from '../summary/line-groups';

/** What is said over the articles of a group, by how many they are. */
const titles: Readonly<Record<LineGroupId, readonly [one: string, several: string]>> = {
  forbidden: ['Interdit', 'Interdits'],
  doubtful: ['À vérifier', 'À vérifier'],
  regulated: ['Réglementé', 'Réglementés'],
  taxed: ['Taxé', 'Taxés'],
  relieved: ['En franchise', 'En franchise'],
  unlimited: [phrase`Rien à payer à la douane`, phrase`Rien à payer à la douane`],
  'to-assess': [phrase`À évaluer par l'agent`, phrase`À évaluer par l'agent`],
  'upon-check': ['Au-dessus du niveau indicatif', 'Au-dessus du niveau indicatif'],
  'handed-over': ['Remis à la douane', 'Remis à la douane'],
};

/** « Taxés »; « Interdits en avion », where none of them may board it. */
export function lineGroupWords(id: LineGroupId, count: number, ban?: MeanOfTransport): string {
  const [one, several] = titles[id];
  return ban === undefined ? (count < 2 ? one : several) : boardingBan(ban, count);
}

/** « Taxés (7) » */
export function lineGroupTitle({ id, ban, lines: { length } }: LineGroup<unknown>): string {
  return phrase`${lineGroupWords(id, length, ban)} (${length})`;
}
