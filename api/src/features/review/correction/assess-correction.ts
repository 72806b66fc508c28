import { type Correction, type Declaration, type FieldProblem, reviewMessages } from '@retour/contract';
import { isCorrectable, lawOn, regimeOf, restrictionOf, typeset } from '@retour/core';
import { ProblemError } from '../../../platform/http/problem-error';
import {
  type AssessableDeclaration,
  type AssessmentSources,
  assessDeclaration,
} from '../../declaration/assess-declaration';
import { type Nomenclature, nomenclatureOf } from '../../declaration/described-line';
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

/** Whether the law keeps the product of a line out, from where it was bought. */
function isForbidden(
  { id, purchaseCountry }: Partial<StoredRequest['shoppingProducts'][number]>,
  { country, meanOfTransport, border }: AssessableDeclaration,
  day: string,
  nomenclature: Nomenclature,
): boolean {
  const regime =
    purchaseCountry === undefined
      ? regimeOf({ country, meanOfTransport, border })
      : regimeOf({ country: purchaseCountry, meanOfTransport: 'other', border: false });
  const arrival = { country: purchaseCountry ?? country, regime, law: lawOn(day) };
  const { restrictedGood = null } = nomenclature.get(id ?? '') ?? {};
  return restrictionOf(restrictedGood, arrival)?.severity === 'forbidden';
}

/** What tells a traveller to go and see an agent, or to leave an article out, is told otherwise to the agent who corrects. */
function toOfficerProblem(
  problem: FieldProblem,
  request: AssessableDeclaration,
  day: string,
  nomenclature: Nomenclature,
): FieldProblem {
  const told = (message: keyof typeof reviewMessages): FieldProblem => ({
    ...problem,
    message: typeset(reviewMessages[message]),
  });
  if (problem.code === 'product-not-offered-at-age') return told('tooYoung');
  if (problem.code !== 'product-not-offered-for-country') return problem;
  const line = request.shoppingProducts[Number(problem.path.split('.')[1])] ?? {};
  return told(isForbidden(line, request, day, nomenclature) ? 'forbidden' : 'notOffered');
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
  const nomenclature = nomenclatureOf(catalogue);
  const request = correctLines(declared, declaration.shoppingProducts, correction, nomenclature);
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
        toCorrectionProblem(
          toOfficerProblem(problem, request, date, nomenclature),
          shoppingProducts,
          correction,
        ),
      ),
    );
  }
}
