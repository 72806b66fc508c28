import {
  type AssessableRequest,
  type Correction,
  confirmedAnswers,
  type FieldProblem,
  type LineCorrection,
  reviewMessages,
  type ShoppingProductInput,
  type SimulationRequest,
  simulationRequestSchema,
  withoutTripCountry,
} from '@retour/contract';
import { type RestrictionAnswers, typeset } from '@retour/core';
import { validationProblem } from '../../../platform/http/validation-problem';
import type { Nomenclature } from '../../declaration/described-line';
import type { StoredRequest } from '../../declaration/storage/declared-content';
import { correctionInvalid } from '../problems';

type Lines = StoredRequest['shoppingProducts'];

/** What cannot be corrected as it is asked: a line that the declaration has not, or a line named twice. */
function refuseLines(lines: Lines, corrections: Correction['corrections']): readonly FieldProblem[] {
  const known = new Set(lines.map(({ customId }) => customId));
  const seen = new Set<string>();
  return corrections.flatMap(({ customId }, index) => {
    const code = known.has(customId) ? (seen.has(customId) ? 'duplicate' : null) : 'unknown-line';
    seen.add(customId);
    const message = typeset(reviewMessages[code === 'duplicate' ? 'duplicateLine' : 'customId']);
    return code === null ? [] : [{ path: `corrections.${index}.customId`, code, message }];
  });
}

type Answered = Pick<Lines[number], 'restriction' | 'restrictionAnswers'>;

/**
 * What is known of a line once it is corrected, good by good. What its author denied was said of a name and goes with it;
 * what they declared it to be stays until an officer answers « no » about that good.
 */
function correctAnswers(before: Answered, corrected: Answered, isRenamed: boolean): Answered {
  const { restriction, restrictionAnswers } = before;
  if (!isRenamed && corrected.restriction === undefined && corrected.restrictionAnswers === undefined) {
    return {
      ...(restriction === undefined ? {} : { restriction }),
      ...(restrictionAnswers === undefined ? {} : { restrictionAnswers }),
    };
  }
  const isDenial = restriction === undefined || restriction === 'none';
  const known: RestrictionAnswers = {
    ...restrictionAnswers,
    ...(isDenial ? {} : { [restriction]: 'yes' as const }),
  };
  const answers = { ...(isRenamed ? confirmedAnswers(known) : known), ...corrected.restrictionAnswers };
  const own = corrected.restriction ?? (restriction === 'none' && !isRenamed ? restriction : undefined);
  return {
    ...(own === undefined ? {} : { restriction: own }),
    ...(Object.keys(answers).length === 0 ? {} : { restrictionAnswers: answers }),
  };
}

/** A line that changes product takes its name, unless the correction gives one: the old name would contradict it. */
function correctLine(line: Lines[number], correction: LineCorrection, nomenclature: Nomenclature): object {
  const { productId, customId, ...changes } = correction;
  const corrected: Omit<LineCorrection, 'customId' | 'productId'> = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const { id, restriction, restrictionAnswers, ...others } = line;
  const product = productId === undefined ? id : (productId ?? undefined);
  const name = product === undefined || product === id ? undefined : nomenclature.get(product)?.name;
  const isRenamed = product !== id || (corrected.customName ?? line.customName) !== line.customName;
  return {
    ...(product === undefined ? {} : { id: product }),
    ...others,
    ...(name === undefined ? {} : { customName: name }),
    ...corrected,
    ...correctAnswers({ restriction, restrictionAnswers }, changes, isRenamed),
  };
}

/** What an agent took, now or before: no request of a traveller says it, so that its schema reads nothing of it. */
function withHandedOver(
  { shoppingProducts }: SimulationRequest,
  lines: Lines,
  corrections: ReadonlyMap<string, LineCorrection>,
): AssessableRequest['shoppingProducts'] {
  const before = new Map(lines.map(({ customId, handedOver }) => [customId, handedOver]));
  return shoppingProducts.map((article) => {
    const { customId } = article;
    const handedOver = corrections.get(customId)?.handedOver ?? before.get(customId);
    return handedOver === true ? { ...article, handedOver } : article;
  });
}

/** A fault of the corrected request as a fault of the correction: `shoppingProducts.2.id` is `corrections.0.productId`. */
export function toCorrectionProblem(
  problem: FieldProblem,
  lines: Lines,
  corrections: Correction['corrections'],
): FieldProblem {
  const [list, place = '', ...rest] = problem.path.split('.');
  const customId = list === 'shoppingProducts' ? lines[Number(place)]?.customId : undefined;
  const index = corrections.findIndex((correction) => correction.customId === customId);
  if (index === -1) return problem;
  const field = rest.map((name) => (name === 'id' ? 'productId' : name));
  return { ...problem, path: ['corrections', index, ...field].join('.') };
}

/** What was sent, with its lines corrected and read by the schema of any request. Throws a 422 that names each wrong field. */
export function correctLines(
  request: StoredRequest,
  { corrections }: Correction,
  nomenclature: Nomenclature,
): AssessableRequest {
  const lines = request.shoppingProducts;
  const refused = refuseLines(lines, corrections);
  if (refused.length > 0) throw correctionInvalid(refused);
  const byLine = new Map(corrections.map((correction) => [correction.customId, correction]));
  const shoppingProducts = lines.map((line) => {
    const correction = byLine.get(line.customId);
    return correction === undefined ? line : correctLine(line, correction, nomenclature);
  });
  const parsed = simulationRequestSchema.safeParse({ ...request, shoppingProducts });
  if (parsed.success) {
    const taken = withHandedOver(parsed.data, lines, byLine);
    return { ...parsed.data, shoppingProducts: withoutTripCountry(taken, request.country) };
  }
  const { errors = [] } = validationProblem(parsed.error.issues).problem;
  throw correctionInvalid(errors.map((error) => toCorrectionProblem(error, lines, corrections)));
}

/** Whether a correction leaves every line as it was. */
export function changesNothing(
  before: readonly ShoppingProductInput[],
  after: readonly ShoppingProductInput[],
): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
