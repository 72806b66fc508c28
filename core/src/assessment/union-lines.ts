import { formatPercent } from '../french/format-number';
import { phrase } from '../french/typeset';
import { proportionHalfUp, scaled } from '../money/exact';
import type { Law } from '../regulation/law';
import { restrictionOf } from '../restriction/held-restrictions';
import { namesOnly } from '../restriction/name-restrictions';
import { countryType } from '../traveller/country';
import type { Regime } from '../traveller/traveller';
import { assessFreeLine } from './assess-line';
import type { AssessedLine, AssessmentWarning, Explanation, QuantityAllowanceUse } from './assessment';
import { explainCash, explainUnionMedicine } from './explain/explain-value';
import { leastCommonMultiple } from './quantity-measure';
import type { QuantityGood, ResolvedGood } from './resolved-good';

type Level = keyof Law['indicativeLevels'];

/** Levels that one quantity is compared with: tobaccos share one, each alcohol has its own, sparkling wine has two. */
interface LevelGroup {
  readonly pot: QuantityAllowanceUse['pot'];
  /** What the level speaks of, in the plural. */
  readonly name: string;
  readonly holds: (good: QuantityGood) => boolean;
  readonly levelOf: (good: QuantityGood) => Level;
}

const isSparkling = (good: QuantityGood): boolean => good.amountProduct === 'sparklingWine';

const groups: readonly LevelGroup[] = [
  {
    pot: 'tobacco',
    name: 'le tabac',
    holds: (good) => good.pot === 'tobacco',
    levelOf: (good) => good.quantityClass,
  },
  {
    pot: 'alcohol',
    name: 'les alcools forts',
    holds: (good) => good.quantityClass === 'strong',
    levelOf: () => 'strong',
  },
  {
    pot: 'alcohol',
    name: 'les alcools intermédiaires',
    holds: (good) => good.quantityClass === 'soft' && !isSparkling(good),
    levelOf: () => 'soft',
  },
  {
    pot: 'wine',
    name: 'le vin',
    holds: (good) => good.quantityClass === 'wine' || isSparkling(good),
    levelOf: () => 'wine',
  },
  { pot: 'wine', name: 'le vin mousseux', holds: isSparkling, levelOf: () => 'sparkling' },
  { pot: 'beer', name: 'la bière', holds: (good) => good.quantityClass === 'beer', levelOf: () => 'beer' },
];

export interface UnionAssessment {
  readonly lines: readonly AssessedLine[];
  readonly quantityAllowances: readonly QuantityAllowanceUse[];
  readonly warnings: readonly AssessmentWarning[];
}

/** Share of a level in hundredths of a percent, and whether it is passed, by exact integers. */
function share(
  group: LevelGroup,
  goods: readonly QuantityGood[],
  { indicativeLevels }: Law,
): { hundredths: number; exceeded: boolean } {
  const levels = goods.map((good) => scaled(indicativeLevels[group.levelOf(good)].value, 6));
  const capacity = levels.reduce(leastCommonMultiple);
  const usage = goods.reduce((sum, good, index) => {
    return sum + good.amountMillionths * (capacity / (levels[index] ?? capacity));
  }, 0);
  return { hundredths: proportionHalfUp(usage, 10_000, capacity), exceeded: usage > capacity };
}

function indicativeWarning(
  group: LevelGroup,
  goods: readonly QuantityGood[],
  hundredths: number,
  { indicativeLevels }: Law,
): AssessmentWarning {
  const { legalBasis } = indicativeLevels.cigarette;
  // As the bar says it, and never as a level that is not passed.
  const percent = Math.max(1_001, Math.round(hundredths / 10)) / 10;
  return {
    code: 'indicative-level-exceeded',
    severity: 'information',
    message: phrase`Pour ${group.name}, le niveau indicatif entre pays de l’Union est dépassé (${formatPercent(percent)}) : le transport est présumé commercial. Lors d’un contrôle, un usage personnel est à prouver, sinon les droits, une amende et la saisie sont possibles.`,
    legalBasis,
    customIds: goods.map(({ good }) => good.customId),
  };
}

/** Monaco and Northern Ireland follow the rules of the Union, and are no member states. */
function purchaseAt(country: string): string {
  const place = countryType(country) === 'EU' ? 'dans' : 'selon les règles de';
  return phrase`Achat ${place} l’Union européenne`;
}

type Explain = (purchase: string, isRegulated: boolean) => Explanation;

/** What a rule limits is no « aucune limite », and fuel beyond its own owes taxes: its warning says which. */
const ifRegulated = phrase`rien à payer si la règle propre à cet article est respectée`;

const personalUse: Explain = (purchase, isRegulated) => ({
  code: 'union-personal-use',
  text: phrase`${purchase} pour un usage personnel : ${isRegulated ? ifRegulated : 'aucune limite, rien à payer'}.`,
  legalBasis: 'Dir. 2006/112/CE, art. 20 ; Dir. (UE) 2020/262, art. 32',
  figures: {},
});

/** On an arrival from outside the Union: the traveller is the one to show that the article was taxed inside it. */
const unionPurchase: Explain = (purchase, isRegulated) => ({
  code: 'union-purchase',
  text: phrase`${purchase}, taxes comprises : hors franchise, ${isRegulated ? ifRegulated : 'rien à payer'}. Gardez la facture.`,
  legalBasis: 'Dir. 2007/74/CE, art. 2',
  figures: {},
});

/** What a vehicle owes is no matter of customs, and is not nothing: its warning says it. */
const unionVehicle: Explain = (purchase) => ({
  code: 'union-vehicle',
  text: phrase`${purchase} : rien à payer à la douane. Pour une voiture ou une moto neuve, la TVA est due aux impôts.`,
  legalBasis: 'CGI, art. 298 sexies',
  figures: {},
});

const isVehicle = ({ product, reading }: ResolvedGood): boolean =>
  product?.restrictedGood === 'vehicle' ||
  (reading?.informed.some(({ good }) => good.id === 'vehicle') ?? false);

/** By the list, as it was said to be, or by a name that means nothing else: no rule of the Union asks whether it is one. */
function isMedicine({ kind, good, reading }: ResolvedGood): boolean {
  if (kind === 'medicine') return true;
  if (reading === null || good.restriction === 'none' || good.restrictionAnswers?.medicine === 'no')
    return false;
  return namesOnly(good.customName ?? '', reading.named, ['medicine']);
}

/** Whether a rule of the Union holds what is brought: by the list, or as it was said to be. */
function isRegulated({ product, reading, arrival }: ResolvedGood): boolean {
  if (reading !== null) return reading.confirmed.some(({ severity }) => severity === 'regulated');
  return restrictionOf(product?.restrictedGood ?? null, arrival)?.severity === 'regulated';
}

function indicativeExceeded({ indicativeLevels }: Law): Explanation {
  return {
    code: 'indicative-exceeded',
    text: phrase`Au-dessus du niveau indicatif : rien n’est calculé comme dû, mais le transport est présumé commercial et l’usage personnel est à prouver.`,
    legalBasis: indicativeLevels.cigarette.legalBasis,
    figures: {},
  };
}

/**
 * Goods from another member state: nothing is due; tobacco and alcohol have indicative levels (duty-rules §1 and §4).
 * `trip` is the regime of the arrival: goods bought in the Union may come back with others, from outside.
 */
export function assessUnionLines(goods: readonly ResolvedGood[], trip: Regime, law: Law): UnionAssessment {
  const quantities = goods.filter((good) => good.kind === 'quantity');
  const uses = new Map<QuantityAllowanceUse['pot'], QuantityAllowanceUse>();
  const exceeding = new Set<ResolvedGood>();
  const warnings: AssessmentWarning[] = [];
  for (const group of groups) {
    const own = quantities.filter(group.holds);
    if (own.length === 0) continue;
    const { hundredths, exceeded } = share(group, own, law);
    const known = uses.get(group.pot);
    uses.set(group.pot, {
      pot: group.pot,
      usedPercent: Math.max(known?.usedPercent ?? 0, hundredths / 100),
      exceeded: exceeded || (known?.exceeded ?? false),
    });
    if (!exceeded) continue;
    warnings.push(indicativeWarning(group, own, hundredths, law));
    for (const good of own) exceeding.add(good);
  }
  const free = trip === 'eu' ? personalUse : unionPurchase;
  const lines = goods.map((good) => {
    if (good.kind === 'cash') return assessFreeLine(good, 'unlimited', explainCash(good, law));
    if (exceeding.has(good)) return assessFreeLine(good, 'indicative-exceeded', indicativeExceeded(law));
    const regulated = isRegulated(good);
    // A narcotic, which asks for its prescription whatever it lasts, is said to have its rule.
    if (isMedicine(good) && !regulated) {
      return assessFreeLine(good, 'unlimited', explainUnionMedicine(law));
    }
    const explain = isVehicle(good) ? unionVehicle : free;
    const explanation = explain(purchaseAt(good.arrival.country), regulated);
    return assessFreeLine(good, 'unlimited', explanation);
  });
  return { lines, quantityAllowances: [...uses.values()], warnings };
}
