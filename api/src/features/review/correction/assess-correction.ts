import { type Correction, type Declaration, type FieldProblem, reviewMessages } from '@retour/contract';
import { isCorrectable, typeset } from '@retour/core';
import { ProblemError } from '../../../platform/http/problem-error';
import { type AssessmentSources, assessDeclaration } from '../../declaration/assess-declaration';
import { nomenclatureOf } from '../../declaration/described-line';
import { requestToStore } from '../../declaration/request-to-store';
import type { DeclarationAssessment } from '../../declaration/storage/declaration-row';
import type { StoredRequest } from '../../declaration/storage/declared-content';
import { correctionInvalid, correctionRefused } from '../problems';
import { correctDeclared } from './correct-declared';
import { correctLines, toCorrectionProblem } from './correct-lines';
import { frozenRates } from './frozen-rates';

/** What a declaration becomes once corrected. */
export interface CorrectedContent extends DeclarationAssessment {
  readonly request: StoredRequest;
}

/** What may enter is not taken: that it was handed over would make an amount of it disappear. */
function refuseHandOver(
  { shoppingProducts }: Declaration['assessment'],
  { corrections }: Correction,
): readonly FieldProblem[] {
  const taken = new Set(
    shoppingProducts.flatMap(({ customId, status }) => (status === 'handed-over' ? [customId] : [])),
  );
  return corrections.flatMap(({ customId, handedOver }, index) => {
    if (handedOver !== true || taken.has(customId)) return [];
    const message = typeset(reviewMessages.handedOver);
    return { path: `corrections.${index}.handedOver`, code: 'not-forbidden', message };
  });
}

/** What tells a traveller to go and see an agent is told otherwise to the agent who corrects. */
function toOfficerProblem(problem: FieldProblem): FieldProblem {
  return problem.code === 'product-not-offered-at-age'
    ? { ...problem, message: typeset(reviewMessages.tooYoung) }
    : problem;
}

/**
 * Assesses a declaration as it is corrected: the law of its day of arrival, the rates frozen with it.
 * Throws a 409 when its status allows no correction, a 422 that names each wrong field of the correction.
 */
export function assessCorrection(
  declaration: Declaration,
  correction: Correction,
  { catalogue, currencyTableOn }: AssessmentSources,
): CorrectedContent {
  const { status, anonymisedAt, date, exchangeRates } = declaration;
  if (!isCorrectable(status) || anonymisedAt !== undefined) throw correctionRefused(status);
  const declared = correctDeclared(declaration, correction);
  const request = correctLines(declared, declaration.shoppingProducts, correction, nomenclatureOf(catalogue));
  const frozen = frozenRates(declaration, currencyTableOn(date));
  try {
    const assessed = assessDeclaration(request, date, { catalogue, currencyTableOn: () => frozen });
    const refused = refuseHandOver(assessed.assessment, correction);
    if (refused.length > 0) throw new ProblemError('invalid-input', { errors: refused });
    const rates = { ...exchangeRates.rates, ...assessed.exchangeRates.rates };
    return {
      request: requestToStore({ ...declared, ...request }, date),
      assessment: assessed.assessment,
      exchangeRates: { ...assessed.exchangeRates, rates },
    };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.errors === undefined) throw error;
    const { shoppingProducts } = declaration;
    throw correctionInvalid(
      error.problem.errors.map((problem) =>
        toCorrectionProblem(toOfficerProblem(problem), shoppingProducts, correction),
      ),
    );
  }
}
