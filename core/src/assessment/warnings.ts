import { formatDay } from '../french/format-day';
import { formatEuros, formatShortEuros } from '../french/format-number';
import { phrase } from '../french/typeset';
import type { ExchangeRates } from '../regulation/exchange-rates';
import { preferenceBasis } from '../regulation/preference';
import type { Regulation } from '../regulation/regulation';
import type { AssessedLine, AssessmentRequest, AssessmentWarning } from './assessment';
import type { PreferenceClaims } from './preference-claims';
import type { ResolvedGood } from './resolved-good';

function customIdsOf(goods: readonly ResolvedGood[]): readonly string[] {
  return goods.map(({ good }) => good.customId);
}

/** Nothing is owed of these, whatever they are worth: bought in the Union, money, one's own treatment. */
function isFreeAtAnyRate({ kind, arrival }: ResolvedGood): boolean {
  return arrival.regime === 'eu' || kind === 'cash' || kind === 'medicine';
}

function staleRates(arrival: string, { validFrom, validTo }: ExchangeRates): string {
  return `Taux de change du ${formatDay(validFrom)} au ${formatDay(validTo)}, et non du ${formatDay(arrival)}`;
}

/** Rates that are not those of the day of arrival, and rates that nobody official quotes. */
function exchangeWarnings(
  goods: readonly ResolvedGood[],
  date: string,
  rates: ExchangeRates,
): AssessmentWarning[] {
  const foreign = goods.filter((good) => good.exchange.currency.id !== 'EUR' && !isFreeAtAnyRate(good));
  const warnings: AssessmentWarning[] = [];
  const [first] = foreign;
  if (first !== undefined && (date < rates.validFrom || date > rates.validTo)) {
    const stale = staleRates(date, rates);
    // Once declared, the amounts stand as they were computed.
    const fixed = phrase`${stale}.`;
    warnings.push({
      code: 'exchange-rate-out-of-date',
      severity: 'information',
      message: phrase`${stale} : les montants peuvent changer.`,
      later: { declared: fixed, closed: fixed },
      legalBasis: 'Règlement (UE) nº 952/2013, art. 53',
      customIds: customIdsOf(foreign),
    });
  }
  const uncertain = foreign.filter(({ exchange }) => exchange.currency.rateToConfirm);
  if (uncertain.length > 0) {
    const names = [...new Set(uncertain.map(({ exchange }) => exchange.currency.name))].join(', ');
    warnings.push({
      code: 'exchange-rate-to-confirm',
      severity: 'information',
      message: phrase`Taux de change à confirmer, les sources ne s’accordent pas : ${names}.`,
      legalBasis: null,
      customIds: customIdsOf(uncertain),
    });
  }
  return warnings;
}

function preferenceWarnings(claims: PreferenceClaims): AssessmentWarning[] {
  const warnings: AssessmentWarning[] = [];
  if (claims.aboveLimit.length > 0) {
    warnings.push({
      code: 'preference-above-limit',
      severity: 'information',
      message: phrase`L’exemption par le pays de fabrication est demandée pour ${formatEuros(claims.claimedValue)}. Au-dessus de ${formatShortEuros(claims.limit)}, il faut une déclaration d’origine remise par le vendeur, à présenter au contrôle. Sans elle, les droits sont dus : ils sont comptés ici.`,
      legalBasis: preferenceBasis,
      customIds: customIdsOf(claims.aboveLimit),
    });
  }
  if (claims.toConfirm.length > 0) {
    warnings.push({
      code: 'preference-to-confirm',
      severity: 'information',
      message: phrase`Exemption de droits par le pays de fabrication : à confirmer par un agent. Elle n’est pas comptée ici.`,
      legalBasis: preferenceBasis,
      customIds: customIdsOf(claims.toConfirm),
    });
  }
  return warnings;
}

/** Excise computed with the rates of an earlier year. */
function exciseWarnings(
  lines: readonly AssessedLine[],
  date: string,
  regulation: Regulation,
): AssessmentWarning[] {
  const year = date.slice(0, 4);
  const { validFrom } = regulation.law.alcoholExcise;
  const taxed = lines.filter(({ excise }) => excise > 0);
  if (taxed.length === 0 || validFrom.slice(0, 4) === year) return [];
  return [
    {
      code: 'excise-rates-out-of-date',
      severity: 'information',
      message: phrase`Tarifs d’accise de ${year} à confirmer : ceux de ${validFrom.slice(0, 4)} sont appliqués.`,
      legalBasis: 'CIBS, art. L. 313-15 et L. 314-24',
      customIds: taxed.map(({ customId }) => customId),
    },
  ];
}

export interface WarningFacts {
  readonly request: AssessmentRequest;
  readonly goods: readonly ResolvedGood[];
  readonly lines: readonly AssessedLine[];
  readonly claims: PreferenceClaims | null;
  readonly regulation: Regulation;
  readonly rates: ExchangeRates;
}

/** What the answer must warn about besides restricted goods, without blocking anything. */
export function warningsOf(facts: WarningFacts): readonly AssessmentWarning[] {
  const { request, goods, lines, claims, regulation, rates } = facts;
  return [
    ...exchangeWarnings(goods, request.date, rates),
    ...(claims === null ? [] : preferenceWarnings(claims)),
    ...exciseWarnings(lines, request.date, regulation),
  ];
}
