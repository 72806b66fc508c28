import { checkAllowances } from './allowances-draft';
import { checkLines } from './check-lines';
import type { CorrectionContext, CorrectionDraft } from './correction-draft';
import { buildCorrectionReason } from './correction-reason';
import { checkDeclared } from './declared-draft';

/** What a draft changes of the person, of the trip, of the articles and of the allowances, and what is wrong in it. */
export function contentOf(draft: CorrectionDraft, context: CorrectionContext, missingCountry?: string) {
  const { declaration } = context;
  const person = checkDeclared(declaration, draft.declared ?? {}, missingCountry);
  const lines = checkLines(draft, context);
  const shared = checkAllowances(declaration, draft.allowances ?? {});
  const { corrections, added, removed, faulty } = lines;
  const touched = corrections.length + added.length + removed.length + faulty.length;
  const isDeclared = person.declared !== undefined || shared.allowancesUsed !== undefined;
  const wrong = Object.keys(person.problems).length + Object.keys(shared.problems).length;
  return { person, lines, shared, isNothing: touched === 0 && !isDeclared && wrong === 0 };
}

/** Whether a draft is of the last correction of the declaration, whose answer was lost: it is saved, and leaves nothing to correct. */
export function isAlreadyMade(draft: CorrectionDraft, context: CorrectionContext): boolean {
  const reason = buildCorrectionReason(draft);
  const isSame = reason.kind === 'valid' && reason.valid === context.declaration.correction?.reason;
  return isSame && contentOf(draft, context).isNothing;
}
