import type { SimulationAnswer } from '@retour/contract';
import {
  type AnswerInWords,
  answerVerdict,
  asksForPapers,
  isForbidden,
  isVehicleLeft,
  phrase,
  restOf,
  wayOutOfAssessing,
  whyNotSettled,
} from '@retour/core';
import { vehicleTaxes } from '../../text/closing-text';

/** What is left to be done with a declaration that was just saved, and the button that leads there. */
export interface NextActs {
  readonly lead: string;
  readonly button: string;
}

const collect: NextActs = {
  lead: phrase`Il reste à valider cette déclaration et à l'encaisser.`,
  button: 'Ouvrir pour valider et encaisser',
};
const assess: NextActs = {
  lead: phrase`Il reste à évaluer ce qui n'a pas de montant, puis à valider cette déclaration et à l'encaisser.`,
  button: 'Ouvrir pour évaluer',
};
/** What owes nothing ends by « Clore », on its sheet; with what may not enter, once it was handed over as it was validated. */
const closeButton = (hasForbidden: boolean): string =>
  hasForbidden ? 'Ouvrir pour valider et clore' : 'Ouvrir pour clore';
const checkPapers = phrase`Contrôlez les papiers avant de clore cette déclaration.`;
/** An allowance that holds the price of a vehicle says nothing of its taxes, and nothing here computes them. */
const withVehicle = ({ lead, button }: NextActs): NextActs => ({ lead: `${vehicleTaxes} ${lead}`, button });
const verify: NextActs = {
  lead: phrase`Il reste à vérifier ce qui laisse un doute, puis à valider cette déclaration.`,
  button: 'Ouvrir pour vérifier',
};

/** What ends an amount that is not known: as the sheet says it, to which the button leads. */
function assessing(lines: SimulationAnswer['shoppingProducts']): NextActs {
  return wayOutOfAssessing(lines) === 'correct'
    ? assess
    : { lead: whyNotSettled(lines), button: 'Ouvrir la déclaration' };
}

/** True of this answer: what may not enter is said first, and only what is owed is to be collected. */
export function nextActs(answer: SimulationAnswer): NextActs {
  const hasForbidden = answer.shoppingProducts.some(isForbidden);
  const acts = actsAfter(restOf(answer), assessing(answer.shoppingProducts), hasForbidden);
  if (!hasForbidden) return acts;
  return { ...acts, lead: phrase`Faites d'abord remettre à la douane ce qui est interdit. ${acts.lead}` };
}

function actsAfter(answer: AnswerInWords, toAssess: NextActs, hasForbidden: boolean): NextActs {
  const verdict = answerVerdict(answer);
  const button = closeButton(hasForbidden);
  const settle = (what: string): NextActs => ({ lead: phrase`Rien à encaisser. ${what}`, button });
  if (verdict === 'doubtful') return verify;
  if (answer.totalIsMinimum) return toAssess;
  if (answer.total > 0) return isVehicleLeft(answer) ? withVehicle(collect) : collect;
  if (isVehicleLeft(answer)) return withVehicle({ lead: checkPapers, button });
  switch (verdict) {
    case 'regulated':
      return settle(
        asksForPapers(answer)
          ? checkPapers
          : phrase`Contrôlez ce qui est réglementé avant de clore cette déclaration.`,
      );
    case 'indicative-exceeded':
      return settle(phrase`Contrôlez que les achats sont personnels avant de clore cette déclaration.`);
    case 'unidentified':
      return settle(phrase`Contrôlez ce qui n'est pas reconnu avant de clore cette déclaration.`);
    default:
      return settle(
        hasForbidden
          ? phrase`Il reste à valider cette déclaration et à la clore.`
          : phrase`Il reste à clore cette déclaration.`,
      );
  }
}
