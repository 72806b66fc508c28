import type { SimulationAnswer } from '@retour/contract';
import {
  type AnswerInWords,
  answerVerdict,
  asksForPapers,
  isForbidden,
  isVehicleLeft,
  phrase,
  restOf,
} from '@retour/core';

/** What is left to be done with a declaration that was just saved, and the button that leads there. */
export interface NextActs {
  readonly lead: string;
  readonly button: string;
}

const collect: NextActs = {
  lead: phrase`Il reste à la valider et à encaisser.`,
  button: 'Valider et encaisser',
};
const assess: NextActs = {
  lead: phrase`Il reste à évaluer un article, puis à valider et à encaisser.`,
  button: 'Évaluer et valider',
};
const verify: NextActs = {
  lead: phrase`Il reste à vérifier un article, puis à la valider.`,
  button: 'Vérifier et valider',
};
const settle = (what: string): NextActs => ({
  lead: phrase`Rien à encaisser. ${what}`,
  button: 'Valider et clore',
});

/** True of this answer: what may not enter is said first, and only what is owed is to be collected. */
export function nextActs(answer: SimulationAnswer): NextActs {
  const acts = actsAfter(restOf(answer));
  if (!answer.shoppingProducts.some(isForbidden)) return acts;
  return { ...acts, lead: phrase`Faites d'abord remettre l'article interdit. ${acts.lead}` };
}

function actsAfter(answer: AnswerInWords): NextActs {
  const verdict = answerVerdict(answer);
  if (verdict === 'doubtful') return verify;
  if (answer.totalIsMinimum || isVehicleLeft(answer)) return assess;
  if (answer.total > 0) return collect;
  switch (verdict) {
    case 'regulated':
      return settle(
        asksForPapers(answer)
          ? phrase`Contrôlez les papiers, puis validez la déclaration.`
          : phrase`Contrôlez l'article réglementé, puis validez la déclaration.`,
      );
    case 'indicative-exceeded':
      return settle(phrase`Contrôlez que les achats sont personnels, puis validez la déclaration.`);
    case 'unidentified':
      return settle(phrase`Contrôlez l'article non reconnu, puis validez la déclaration.`);
    default:
      return settle(phrase`Il reste à la valider et à la clore.`);
  }
}
