import { formatEuros, formatPercent, formatShortEuros } from '../french/format-number';
import { phrase } from '../french/typeset';
import { kindsOf } from '../goods/kinds-named';
import { mayBeRounded, type QuantityPot, quantityPots, type ValuePot } from '../goods/pots';
import { potOfClass, quantityClasses } from '../goods/quantity-class';
import { type Cents, eurosOf } from '../money/cents';
import type { ExchangeRates } from '../regulation/exchange-rates';
import type { Figure } from '../regulation/figure';
import type { Law } from '../regulation/law';
import { quantityAllowance } from '../regulation/quantity-allowance';
import { quantityPot } from '../regulation/quantity-pot';
import { regimeOf } from '../regulation/regime';
import type { Regulation } from '../regulation/regulation';
import { valueAllowance, valuePotsOf } from '../regulation/value-allowance';
import type { Regime } from '../traveller/traveller';
import { assess } from './assess';
import type {
  AssessedLine,
  AssessmentOutcome,
  AssessmentRequest,
  Computation,
  Explanation,
} from './assessment';
import { potNames } from './explain/explain-quantity';
import { termsOf, valuePot } from './tariff-terms';

/**
 * What other declarations of the same arrival have used of each allowance, as an officer found: cents of one by value, hundredths
 * of a percent of one by quantity. An allowance is granted once for an arrival (duty-rules §2).
 */
export type AllowancesUsed = Readonly<Partial<Record<ValuePot | QuantityPot, number>>>;

/** A whole allowance by quantity, in hundredths of a percent. */
const wholePot = 10_000;

type LawAllowances = Law['valueAllowances'];
type Row = LawAllowances[keyof LawAllowances];

function lessOf<Granted extends Figure>(figure: Granted, used: Cents): Granted {
  return { ...figure, value: Math.max(0, figure.value - used), whole: figure.value };
}

function lessOfRow({ full, young }: Row, used: Cents): Row {
  return { full: lessOf(full, used), young: lessOf(young, used) };
}

/** In halves of a hundredth of a percent: one is left beside where the share was rounded, so that this is nobody's loss. */
function halves(hundredths: number): number {
  return 2 * hundredths - (hundredths < wholePot && mayBeRounded(hundredths) ? 1 : 0);
}

/** The law as it stands for what is left: it grants as much less. */
function lawLeft(law: Law, { value = 0, food = 0, ...quantities }: AllowancesUsed): Law {
  const { airOrSea, land, frontier, andorraIndustrial, andorraFood } = law.valueAllowances;
  return {
    ...law,
    valueAllowances: {
      airOrSea: lessOfRow(airOrSea, value),
      land: lessOfRow(land, value),
      frontier: lessOfRow(frontier, value),
      andorraIndustrial: lessOfRow(andorraIndustrial, value),
      andorraFood: lessOfRow(andorraFood, food),
    },
    quantitiesUsed: Object.fromEntries(Object.entries(quantities).map(([pot, used]) => [pot, halves(used)])),
  };
}

/** An allowance of which others have used some. */
interface Shared {
  readonly figure: Figure;
  /** Cents, or hundredths of a percent: no more than there is. */
  readonly used: number;
}
type SharedPots = ReadonlyMap<ValuePot | QuantityPot, Shared>;

/** The allowances that the traveller has, of which others have used some. */
function sharedPots(request: AssessmentRequest, regime: Regime, law: Law, used: AllowancesUsed): SharedPots {
  const shared = new Map<ValuePot | QuantityPot, Shared>();
  if (regime === 'eu') return shared;
  const add = (pot: ValuePot | QuantityPot, figure: Figure | null, most: number): void => {
    const own = Math.min(used[pot] ?? 0, most);
    if (figure !== null && own > 0) shared.set(pot, { figure, used: own });
  };
  for (const pot of valuePotsOf(regime)) {
    const figure = valueAllowance({ ...request, regime }, pot, law);
    add(pot, figure, figure?.value ?? 0);
  }
  for (const pot of quantityPots) {
    const [own] = quantityClasses.filter((each) => potOfClass[each] === pot);
    add(pot, own === undefined ? null : quantityAllowance(regime, own, law), wholePot);
  }
  return shared;
}

const valueNames = { value: 'Franchise', food: 'Franchise alimentaire' } as const;

function isQuantity(pot: ValuePot | QuantityPot): pot is QuantityPot {
  return pot in potNames;
}

/** Said before what is left of an allowance is. */
function explainShared(pot: ValuePot | QuantityPot, { figure, used }: Shared): Explanation {
  const { legalBasis } = figure;
  const code = 'allowance-used-elsewhere';
  if (isQuantity(pot)) {
    const text = phrase`Franchise pour ${potNames[pot]}, dont ${formatPercent(used / 100)} déjà utilisés hors de cette déclaration.`;
    return { code, text, legalBasis, figures: { usedElsewherePercent: used / 100 } };
  }
  const left = figure.value - used;
  const start = phrase`${valueNames[pot]} de ${formatShortEuros(figure.value)}, dont ${formatEuros(used)} déjà utilisés hors de cette déclaration`;
  return {
    code,
    text: phrase`${start} : il en reste ${formatEuros(left)}.`,
    legalBasis,
    figures: { allowance: eurosOf(figure.value), usedElsewhere: eurosOf(used) },
  };
}

/** Explanations of what an allowance holds of a line, and of what it does not. */
const aboutAllowance = new Set([
  'value-relieved',
  'value-partly-relieved',
  'value-over-allowance',
  'quantity-relieved',
  'pot-exceeded',
]);

/** The allowance that a line counts in; its degree is the one that was used. */
function potOf(line: AssessedLine, regime: Regime, { products, law }: Regulation): ValuePot | QuantityPot {
  const product = products.get(line.productId ?? '') ?? null;
  const degree = line.alcoholDegreeThousandths;
  const pot = product === null ? null : quantityPot(product, degree === null ? null : degree / 1000, law);
  return pot ?? valuePot(termsOf(product, kindsOf(product, line.customName, products), law), regime);
}

function tellLine(line: AssessedLine, shared: Shared | undefined, pot: ValuePot | QuantityPot): AssessedLine {
  const place = line.explanation.findIndex(({ code }) => aboutAllowance.has(code));
  if (shared === undefined || place < 0) return line;
  return { ...line, explanation: line.explanation.toSpliced(place, 0, explainShared(pot, shared)) };
}

/** The same figures, which say of each allowance what it is whole and what of it others have used. */
function tell<Told extends Computation>(
  told: Told,
  pots: SharedPots,
  potOfLine: (line: AssessedLine) => ValuePot | QuantityPot,
): Told {
  return {
    ...told,
    allowances: told.allowances.map((use) => {
      const shared = pots.get(use.pot);
      return shared === undefined ? use : { ...use, limit: shared.figure.value, usedElsewhere: shared.used };
    }),
    quantityAllowances: told.quantityAllowances.map((use) => {
      const shared = pots.get(use.pot);
      return shared === undefined ? use : { ...use, usedElsewherePercent: shared.used / 100 };
    }),
    lines: told.lines.map((line) => {
      const pot = potOfLine(line);
      return tellLine(line, pots.get(pot), pot);
    }),
  };
}

/**
 * What is owed where other declarations of the same arrival have used some of the allowances: what is left of them alone is relieved,
 * as by a law that grants as much less. Apart from `assess`, which a device carries and which knows of one declaration alone.
 */
export function assessShared(
  request: AssessmentRequest,
  regulation: Regulation,
  rates: ExchangeRates,
  used: AllowancesUsed,
): AssessmentOutcome {
  const regime = regimeOf(request);
  const pots = sharedPots(request, regime, regulation.law, used);
  if (pots.size === 0) return assess(request, regulation, rates);
  const taken = Object.fromEntries([...pots].map(([pot, shared]) => [pot, shared.used]));
  const outcome = assess(request, { ...regulation, law: lawLeft(regulation.law, taken) }, rates);
  if (outcome.kind === 'refused') return outcome;
  const potOfLine = (line: AssessedLine) => potOf(line, regime, regulation);
  const { withoutForbidden, ...assessment } = tell(outcome.assessment, pots, potOfLine);
  const rest = withoutForbidden === null ? null : tell(withoutForbidden, pots, potOfLine);
  return { kind: 'assessed', assessment: { ...assessment, withoutForbidden: rest } };
}
