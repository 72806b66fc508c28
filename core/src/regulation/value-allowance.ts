import type { ValuePot } from '../assessment/assessment';
import type { MeanOfTransport, Regime } from '../traveller/traveller';
import { confirmed, type Figure } from './figure';

/** Allowances by value (duty-rules §2), in cents. */

const directive = 'Dir. 2007/74/CE, art. 7';
const frontierDirective = 'Dir. 2007/74/CE, art. 13';
const andorra = 'Accord CEE-Andorre du 28 juin 1990, art. 13';

/** Age from which the full allowance applies. */
export const fullAllowanceAge: Figure = confirmed(15, directive);

interface AllowanceByAge {
  readonly full: Figure;
  readonly young: Figure;
}

const young = confirmed(150_00, directive);

export const valueAllowances = {
  airOrSea: { full: confirmed(430_00, directive), young },
  land: { full: confirmed(300_00, directive), young },
  frontier: { full: confirmed(75_00, frontierDirective), young: confirmed(40_00, frontierDirective) },
  andorraIndustrial: { full: confirmed(900_00, andorra), young: confirmed(450_00, andorra) },
  andorraFood: { full: confirmed(300_00, andorra), young: confirmed(150_00, andorra) },
} as const satisfies Record<string, AllowanceByAge>;

export interface ValueAllowanceQuestion {
  readonly regime: Regime;
  readonly age: number;
  readonly meanOfTransport: MeanOfTransport;
}

function allowanceByAge(question: ValueAllowanceQuestion, pot: ValuePot): AllowanceByAge | null {
  switch (question.regime) {
    case 'eu':
      return null;
    case 'andorra':
      return pot === 'food' ? valueAllowances.andorraFood : valueAllowances.andorraIndustrial;
    case 'frontier':
      return valueAllowances.frontier;
    case 'third':
    case 'third-union-customs':
      return question.meanOfTransport === 'plane' || question.meanOfTransport === 'boat'
        ? valueAllowances.airOrSea
        : valueAllowances.land;
  }
}

/** The allowance of a pot in cents with its law; null means no limit. */
export function valueAllowance(question: ValueAllowanceQuestion, pot: ValuePot = 'value'): Figure | null {
  const allowance = allowanceByAge(question, pot);
  if (allowance === null) return null;
  return question.age >= fullAllowanceAge.value ? allowance.full : allowance.young;
}

/** The pots a regime has: food and agricultural goods have their own for Andorra. */
export function valuePotsOf(regime: Regime): readonly ValuePot[] {
  return regime === 'andorra' ? ['value', 'food'] : ['value'];
}
