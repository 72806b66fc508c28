import {
  type AssessableRequest,
  type DeclarationBody,
  type DeclaredAllowancesUsed,
  dayInParis,
  toAllowancesUsed,
  toAssessmentRequest,
  toFieldProblem,
  toSimulationAnswer,
} from '@retour/contract';
import {
  assessOn,
  assessShared,
  type CurrencyTable,
  exchangeRates,
  type ProductCatalogue,
  type Refusal,
  regulationInForce,
} from '@retour/core';
import { ProblemError } from '../../platform/http/problem-error';
import { declarationTooLong } from './problems';
import type { DeclarationAssessment } from './storage/declaration-row';
import { storedLimits } from './stored-limits';

export interface AssessmentSources {
  readonly catalogue: ProductCatalogue;
  /** The exchange rates that hold for a day of arrival. */
  readonly currencyTableOn: (day: string) => CurrencyTable;
}

function refuse(refusals: readonly Refusal[]): ProblemError {
  return new ProblemError('invalid-input', { errors: refusals.map(toFieldProblem) });
}

/** The day of arrival a body is about: its own, or today in Paris. */
export function arrivalDay(body: Pick<DeclarationBody, 'date'>, now: Date): string {
  return body.date ?? dayInParis(now);
}

/** Editions of the law and of the rates, as a fingerprint holds them. */
export function editionsText(law: string, rates: string): string {
  return `${law}/${rates}`;
}

/** Edition of the law and of the rates that a day of arrival is assessed with. */
export function editionsOn(day: string, { catalogue, currencyTableOn }: AssessmentSources): string {
  return editionsText(regulationInForce(day, catalogue)?.edition ?? '', currencyTableOn(day).edition);
}

function refuseLong(...stored: readonly object[]): void {
  const bytes = stored.reduce((sum, part) => sum + Buffer.byteLength(JSON.stringify(part)), 0);
  if (bytes > storedLimits.bytes) throw declarationTooLong();
}

/** What is declared, with what an agent alone says of it. */
export interface AssessableDeclaration extends AssessableRequest {
  readonly allowancesUsed?: DeclaredAllowancesUsed | undefined;
}

/** Assesses what is declared. Throws a ProblemError that names each wrong field, or says that it is too long to be kept. */
export function assessDeclaration(
  body: AssessableDeclaration,
  day: string,
  { catalogue, currencyTableOn }: AssessmentSources,
): DeclarationAssessment {
  const table = currencyTableOn(day);
  const { allowancesUsed } = body;
  const request = toAssessmentRequest(body, day);
  const known = exchangeRates(table);
  const regulation = allowancesUsed === undefined ? null : regulationInForce(day, catalogue);
  const outcome =
    allowancesUsed === undefined || regulation === null
      ? assessOn(request, catalogue, known)
      : assessShared(request, regulation, known, toAllowancesUsed(allowancesUsed));
  if (outcome.kind === 'refused') throw refuse(outcome.refusals);
  const { edition, validFrom, validTo } = table;
  const rates = Object.fromEntries(
    outcome.assessment.lines.map((line) => [line.currency, line.exchangeRate]),
  );
  const assessment = toSimulationAnswer(outcome.assessment, { forAgent: true });
  refuseLong(body, assessment);
  return { assessment, exchangeRates: { edition, validFrom, validTo, rates } };
}
