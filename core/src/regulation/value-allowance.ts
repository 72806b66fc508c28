import type { ValuePot } from '../goods/pots';
import type { MeanOfTransport, Regime } from '../traveller/traveller';
import type { Figure } from './figure';
import type { InForce } from './rows-in-force';
import type { valueAllowanceTables } from './tables/value-allowances';

type ValueFigures = InForce<typeof valueAllowanceTables>;

interface AllowanceByAge {
  readonly full: Figure;
  readonly young: Figure;
}

export interface ValueAllowanceQuestion {
  readonly regime: Regime;
  readonly age: number;
  readonly meanOfTransport: MeanOfTransport;
}

function allowanceByAge(
  question: ValueAllowanceQuestion,
  pot: ValuePot,
  { valueAllowances }: ValueFigures,
): AllowanceByAge | null {
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
export function valueAllowance(
  question: ValueAllowanceQuestion,
  pot: ValuePot,
  law: ValueFigures,
): Figure | null {
  const allowance = allowanceByAge(question, pot, law);
  if (allowance === null) return null;
  return question.age >= law.fullAllowanceAge.value ? allowance.full : allowance.young;
}

/** The pots a regime has: food and agricultural goods have their own for Andorra. */
export function valuePotsOf(regime: Regime): readonly ValuePot[] {
  return regime === 'andorra' ? ['value', 'food'] : ['value'];
}
