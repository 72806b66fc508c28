import { type Correction, type Declaration, type LineCorrection, reasonSchema } from '@retour/contract';
import { type Currency, type Product, typeset } from '@retour/core';
import { useState } from 'react';
import { type FieldMessage, refusalOf, useProblems } from '../../../lib/form';
import { isText, objectOf, recordOf, type Shape } from '../../../lib/shape';
import { useSavedDraft } from '../../../store';
import type { ArticleProblems } from '../../basket/products/check-article';
import { correctionText } from '../text/correction-text';
import { checkLine, draftOfLine, isLineChanges, type LineChanges } from './line-draft';

/** What the agent has typed so far; it survives a reload and the end of the session. */
interface CorrectionDraft {
  readonly reason: string;
  readonly lines: Readonly<Record<string, LineChanges>>;
}

const emptyDraft: CorrectionDraft = { reason: '', lines: {} };
const isCorrectionDraft: Shape<CorrectionDraft> = objectOf<CorrectionDraft>({
  reason: isText,
  lines: recordOf(isLineChanges),
});
const noProblems: ArticleProblems = { messages: {}, choices: {} };

export interface CorrectionForm {
  readonly reason: string;
  readonly reasonError: string | undefined;
  readonly lines: CorrectionDraft['lines'];
  readonly problemsOf: (customId: string) => ArticleProblems;
  /** New at each try, so that the summary takes the focus again. */
  readonly errors: readonly FieldMessage[];
  readonly changeReason: (reason: string) => void;
  readonly changeLine: (customId: string, changes: LineChanges) => void;
  readonly resetLine: (customId: string) => void;
  /** The whole correction, or undefined when something is to be put right. */
  readonly check: () => Correction | undefined;
  readonly forget: () => void;
}

export interface CorrectionContext {
  readonly declaration: Declaration;
  readonly currencies: readonly Currency[];
  readonly productOf: (id: string | null | undefined) => Product | null;
}

export const reasonId = 'raison-correction';
const ids = { reason: reasonId } as const;
export const lineId = (customId: string): string => `ligne-${customId}`;

/** The form of a correction: checked as a whole when its total is asked for. */
export function useCorrection({ declaration, currencies, productOf }: CorrectionContext): CorrectionForm {
  const saved = useSavedDraft('correction', {
    initial: emptyDraft,
    isDraft: isCorrectionDraft,
    which: declaration.id,
  });
  const { draft, change } = saved;
  const [problems, setProblems] = useState<Readonly<Record<string, ArticleProblems>>>({});
  const shown = useProblems(ids);

  const check = (): Correction | undefined => {
    const corrections: LineCorrection[] = [];
    const found: Record<string, ArticleProblems> = {};
    const messages: FieldMessage[] = [];
    for (const line of declaration.shoppingProducts) {
      const changes = draft.lines[line.customId] ?? {};
      const before = productOf(line.id);
      const now = { ...draftOfLine(line, before), ...changes };
      const product = productOf(now.productId);
      const checked = checkLine({
        line,
        changes,
        country: declaration.country,
        before,
        product,
        currencies,
      });
      if (checked.kind === 'corrected') corrections.push(checked.correction);
      if (checked.kind !== 'faulty') continue;
      found[line.customId] = checked.problems;
      const name = product?.name ?? now.name;
      for (const [field, message] of Object.entries(checked.problems.messages)) {
        messages.push({
          fieldId: `${lineId(line.customId)}-${field}`,
          message: correctionText.summaryOf(typeset(name), message),
        });
      }
    }
    const reason = reasonSchema.safeParse(draft.reason);
    const wrongReason = reason.success ? undefined : typeset(refusalOf(reason) ?? '');
    if (wrongReason !== undefined) messages.push({ fieldId: reasonId, message: wrongReason });
    if (corrections.length === 0 && Object.keys(found).length === 0) {
      messages.unshift({ fieldId: 'articles', message: correctionText.nothing });
    }
    setProblems(found);
    shown.show(wrongReason === undefined ? {} : { reason: wrongReason }, messages);
    return messages.length === 0 && reason.success ? { reason: reason.data, corrections } : undefined;
  };

  return {
    reason: draft.reason,
    reasonError: shown.problems.reason,
    lines: draft.lines,
    errors: shown.errors,
    problemsOf: (customId) => problems[customId] ?? noProblems,
    changeReason: (reason) => change({ ...draft, reason }),
    changeLine: (customId, changes) =>
      change({ ...draft, lines: { ...draft.lines, [customId]: { ...draft.lines[customId], ...changes } } }),
    resetLine: (customId) => {
      const { [customId]: _, ...others } = draft.lines;
      change({ ...draft, lines: others });
    },
    check,
    forget: saved.forget,
  };
}
