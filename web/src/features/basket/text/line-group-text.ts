import { boardingBan, type MeanOfTransport, phrase } from '@retour/core';
import type { LineGroupId } from '../summary/line-groups';

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

/** « Taxés (7) »; « Interdits en avion (2) », where none of them may board it. */
export function lineGroupTitle(id: LineGroupId, count: number, barred?: MeanOfTransport): string {
  const [one, several] = titles[id];
  const title = barred === undefined ? (count < 2 ? one : several) : boardingBan(barred, count);
  return phrase`${title} (${count})`;
}
