import {
  type AssessableRequest,
  type Correction,
  confirmedAnswers,
  type FieldProblem,
  type LineCorrection,
  reviewMessages,
  type SimulationRequest,
  simulationRequestSchema,
  withoutTripCountry,
} from '@retour/contract';
import { type RestrictionAnswers, saidOfBoth, typeset } from '@retour/core';
import { validationProblem } from '../../../platform/http/validation-problem';
import type { AssessableDeclaration } from '../../declaration/assess-declaration';
import type { Nomenclature } from '../../declaration/described-line';
import type { StoredRequest } from '../../declaration/storage/declared-content';
import { correctionInvalid } from '../problems';

type Lines = StoredRequest['shoppingProducts'];

type Refuse = (path: string, code: string, message: keyof typeof reviewMessages) => void;

/** The lines that go: those named, and those whose quantity is put to zero. */
export function removedLines({ corrections, removed = [] }: Correction): ReadonlySet<string> {
  const emptied = corrections.flatMap(({ customId, amount }) => (amount === 0 ? [customId] : []));
  return new Set([...removed, ...emptied]);
}

/**
 * What cannot be corrected as it is asked: a line that the declaration has not, or is named twice; an article added under the
 * name of another; no article left.
 */
function refuseLines(lines: Lines, correction: Correction): readonly FieldProblem[] {
  const { corrections, added = [], removed = [] } = correction;
  const problems: FieldProblem[] = [];
  const refuse: Refuse = (path, code, message) => {
    problems.push({ path, code, message: typeset(reviewMessages[message]) });
  };
  const known = new Set(lines.map(({ customId }) => customId));
  const corrected = new Set<string>();
  for (const [index, { customId }] of corrections.entries()) {
    const path = `corrections.${index}.customId`;
    if (!known.has(customId)) refuse(path, 'unknown-line', 'customId');
    else if (corrected.has(customId)) refuse(path, 'duplicate', 'duplicateLine');
    corrected.add(customId);
  }
  for (const [index, customId] of removed.entries()) {
    if (!known.has(customId)) refuse(`removed.${index}`, 'unknown-line', 'customId');
    else if (corrected.has(customId)) refuse(`removed.${index}`, 'corrected-too', 'removedLine');
  }
  for (const [index, { customId }] of added.entries()) {
    if (known.has(customId)) refuse(`added.${index}.customId`, 'duplicate', 'takenCustomId');
  }
  const gone = removedLines(correction);
  if (added.length === 0 && lines.every(({ customId }) => gone.has(customId))) {
    refuse('removed', 'no-article-left', 'noArticleLeft');
  }
  return problems;
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

/**
 * A line that changes product takes its name, unless the correction gives one: the old name would contradict it. Its quantity and its
 * degree stay where they are said of both; a degree that is null is said no more.
 */
function correctLine(line: Lines[number], correction: LineCorrection, nomenclature: Nomenclature): object {
  const { productId, customId, ...changes } = correction;
  const corrected: Omit<LineCorrection, 'customId' | 'productId'> = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined && value !== null),
  );
  const { id, amount, alcoholDegree, restriction, restrictionAnswers, ...others } = line;
  const product = productId === undefined ? id : (productId ?? undefined);
  const [before, after] = [nomenclature.get(id ?? '') ?? null, nomenclature.get(product ?? '') ?? null];
  const said = { amount, alcoholDegree: changes.alcoholDegree === null ? undefined : alcoholDegree };
  const name = product === id ? undefined : after?.name;
  const isRenamed = product !== id || (corrected.customName ?? line.customName) !== line.customName;
  return {
    ...(product === undefined ? {} : { id: product }),
    ...others,
    ...saidOfBoth(said, before, after),
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

/**
 * The fault of a corrected request as that of the correction: `shoppingProducts.2.id` is `corrections.0.productId`, `country` is
 * `declared.country`.
 */
export function toCorrectionProblem(
  problem: FieldProblem,
  lines: Lines,
  correction: Correction,
): FieldProblem {
  const [list = '', place = '', ...rest] = problem.path.split('.');
  if (list in (correction.declared ?? {})) return { ...problem, path: `declared.${problem.path}` };
  if (list !== 'shoppingProducts' || place === '') return problem;
  const gone = removedLines(correction);
  const kept = lines.filter(({ customId }) => !gone.has(customId));
  const line = kept[Number(place)];
  if (line === undefined) {
    return { ...problem, path: ['added', Number(place) - kept.length, ...rest].join('.') };
  }
  const index = correction.corrections.findIndex(({ customId }) => customId === line.customId);
  // A line that nobody touched is wrong because of the rest: its place is that of the declaration, which the agent sees.
  if (index === -1) return { ...problem, path: [list, lines.indexOf(line), ...rest].join('.') };
  const field = rest.map((name) => (name === 'id' ? 'productId' : name));
  return { ...problem, path: ['corrections', index, ...field].join('.') };
}

/** The corrected trip with its lines corrected, read by the schema of any request, and what an agent alone says. Throws a 422 that names each wrong field. */
export function correctLines(
  declared: Omit<StoredRequest, 'shoppingProducts'>,
  lines: Lines,
  correction: Correction,
  nomenclature: Nomenclature,
): AssessableDeclaration {
  const refused = refuseLines(lines, correction);
  if (refused.length > 0) throw correctionInvalid(refused);
  const { corrections, added = [] } = correction;
  const byLine = new Map(corrections.map((change) => [change.customId, change]));
  const gone = removedLines(correction);
  const kept = lines.flatMap((line) => {
    if (gone.has(line.customId)) return [];
    const change = byLine.get(line.customId);
    return [change === undefined ? line : correctLine(line, change, nomenclature)];
  });
  const parsed = simulationRequestSchema.safeParse({ ...declared, shoppingProducts: [...kept, ...added] });
  if (parsed.success) {
    const taken = withHandedOver(parsed.data, lines, byLine);
    const { country, allowancesUsed } = declared;
    return { ...parsed.data, shoppingProducts: withoutTripCountry(taken, country), allowancesUsed };
  }
  const { errors = [] } = validationProblem(parsed.error.issues).problem;
  throw correctionInvalid(errors.map((error) => toCorrectionProblem(error, lines, correction)));
}
