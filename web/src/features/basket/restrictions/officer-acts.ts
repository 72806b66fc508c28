import { asksForPapers, phrase, type RestrictionSeverity } from '@retour/core';

/** Over what an officer does. */
export const officerActsTitle = 'Ce que vous faites';

/** What an officer does without a paper that the law demands: goods that are not forbidden are not handed over alone. */
export const missingPaper = phrase`S'il en manque un, refusez la déclaration.`;

type Restricted = RestrictionSeverity | 'doubtful';

const acts: Readonly<Record<Restricted | 'presented', (count: number) => string>> = {
  forbidden: (count) =>
    count < 2
      ? phrase`Faites remettre l'article à la douane : il n'entre pas.`
      : phrase`Faites remettre les articles à la douane : ils n'entrent pas.`,
  doubtful: (count) =>
    count < 2
      ? phrase`Vérifiez ce que c'est, puis répondez à la question.`
      : phrase`Vérifiez ce que c'est, puis répondez à chaque question.`,
  regulated: () => `${phrase`Contrôlez la quantité et les papiers que la loi demande.`} ${missingPaper}`,
  /** Regulated too, without a paper to show: cash, fish or sand. */
  presented: (count) =>
    count < 2
      ? phrase`Faites présenter l'article et contrôlez-le d'après la règle, puis décidez.`
      : phrase`Faites présenter les articles et contrôlez-les d'après la règle, puis décidez.`,
  information: (count) =>
    count < 2
      ? phrase`Contrôlez l'article si vous avez un doute.`
      : phrase`Contrôlez les articles si vous avez un doute.`,
};

/** Money has a declaration of its own, that its owner makes apart. */
const cashCheck = phrase`Si la somme est à déclarer, vérifiez que la déclaration d'argent liquide a été faite.`;

/** What an officer does about so many articles that the law restricts so; travellers are told to hand them over, or to show them. */
export function officerAct(
  severity: Restricted,
  count: number,
  found: Parameters<typeof asksForPapers>[0],
): string {
  const act = acts[severity === 'regulated' && !asksForPapers(found) ? 'presented' : severity](count);
  const isCash =
    severity === 'regulated' &&
    found.warnings.some((warning) => warning.code === 'cash' && warning.severity === 'regulated');
  return isCash ? `${cashCheck} ${act}` : act;
}

/** The same of one article by the rule that it is under, of a product of the list where it is one. */
export function officerActUnder(
  code: string,
  severity: RestrictionSeverity,
  productId: string | null = null,
): string {
  const customId = '';
  return officerAct(severity, 1, {
    warnings: [{ code, severity, customIds: [customId] }],
    shoppingProducts: [{ customId, id: productId }],
  });
}
