import type { SimulationAnswer } from '@retour/contract';
import { gravestWords, isForbidden, phrase, type Verdict, verdictOf } from '@retour/core';

/** What a verdict is read from: an answer, or what is stored of one. */
export type Judged = Pick<SimulationAnswer, 'total' | 'totalIsMinimum' | 'shoppingProducts' | 'warnings'>;

/** What the answer comes down to, the gravest first. */
export function answerVerdict({ shoppingProducts, ...answer }: Judged): Verdict {
  return verdictOf({ ...answer, lines: shoppingProducts });
}

export const verdictText = {
  forbiddenTitle: gravestWords.forbiddenTitle,
  forbiddenLead: phrase`Remettez-le à un agent de la douane, avant la sortie. Dites-le avant d'être contrôlé.`,
  forbiddenLeadOfSeveral: phrase`Remettez-les à un agent de la douane, avant la sortie. Dites-le avant d'être contrôlé.`,
  doubtfulTitle: phrase`Une question avant le résultat`,
  doubtfulLead: phrase`Le nom d'un article peut désigner une marchandise interdite ou réglementée. Répondez pour être sûr.`,
  forbiddenCard: phrase`Interdit à l'entrée`,
  doubtfulCard: phrase`À vérifier avant tout`,
  whatToDo: phrase`Que faire ?`,
  handOver: phrase`Ne prenez pas la sortie « rien à déclarer ». Dites à un agent ce que vous avez, et remettez-le-lui avant d'être contrôlé.`,
  forbiddenSoFar: gravestWords.forbidden,
  forbiddenAndToPay: gravestWords.forbiddenAndToPay,
  doubtfulSoFar: gravestWords.doubtful,
  doubtfulToPay: gravestWords.doubtfulToPay,
  answerWord: phrase`Répondez d'abord`,
  handOverNote: phrase`À un agent de la douane, avant la sortie.`,
  forbiddenNote: phrase`Payer ce montant ne donne pas le droit de garder ce qui est interdit.`,
  doubtfulNote: phrase`Le résultat dépend de votre réponse.`,
  forbiddenPill: 'interdit',
  doubtfulPill: 'à vérifier',
  regulatedPill: 'réglementé',
  yes: 'Oui',
  no: 'Non',
  answerOf: (answer: string, name: string): string => phrase`${answer} : ${name}`,
} as const;

/** Whether an amount stands beside a verdict that is graver. */
function owesSomething({ total, totalIsMinimum }: Judged): boolean {
  return total > 0 || totalIsMinimum;
}

/** Under the total of an answer that holds something forbidden. */
export function forbiddenNote(answer: Judged): string {
  return owesSomething(answer) ? verdictText.forbiddenNote : verdictText.handOverNote;
}

/** What stands over a total: the usual words, or what matters more than any amount. */
export function totalLabel(answer: Judged, usual: string): string {
  const owes = owesSomething(answer);
  switch (answerVerdict(answer)) {
    case 'forbidden':
      return (owes ? verdictText.forbiddenAndToPay : verdictText.forbiddenSoFar)(
        answer.shoppingProducts.filter(isForbidden).length,
      );
    case 'doubtful':
      return owes ? verdictText.doubtfulToPay : verdictText.doubtfulSoFar;
    default:
      return usual;
  }
}
