import { type Correction, reviewMessages } from '@retour/contract';
import { typeset } from '@retour/core';
import { useEffect, useState } from 'react';
import {
  type Checked,
  type FieldIds,
  type FieldMessage,
  messagesOf,
  type Problems,
  useProblems,
} from '../../../lib/form';
import { randomUuid } from '../../../lib/random-uuid';
import { useSavedDraft } from '../../../store';
import { useCountryRefusal } from '../../basket/journey/use-country-refusal';
import type { ArticleProblems } from '../../basket/products/check-article';
import { overseasAtDesk } from '../../basket/text/overseas-at-desk';
import { contactFieldIds } from '../../declarant/contact/contact-fields';
import { tripWords } from '../../declarant/trip/trip-text';
import { tripFieldIds } from '../../declarant/trip/use-trip-form';
import { ageFieldId } from '../creation/steps/age-field';
import { correctionText } from '../text/correction-text';
import {
  type AllowancesTyped,
  allowanceIds,
  type CheckedAllowances,
  checkAllowances,
  type SharedPot,
} from './allowances-draft';
import { checkLines } from './check-lines';
import { contentOf, isAlreadyMade } from './correction-content';
import {
  type CorrectionContext,
  type CorrectionDraft,
  draftLeft,
  emptyCorrection,
  isBegunCorrection,
  isCorrectionDraft,
  lineId,
} from './correction-draft';
import { buildCorrectionReason, type TypedReason } from './correction-reason';
import {
  checkDeclared,
  type DeclaredChanges,
  type DeclaredField,
  type DeclaredProblems,
} from './declared-draft';
import { currencyOfNew, type LineChanges, touchedNewLine } from './line-draft';
import type { AskedArticles } from './named-trouble';

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...others } = record;
  return others;
}

type ReasonProblems = Problems<keyof TypedReason>;

const noProblems: ArticleProblems = { messages: {}, choices: {} };

/** Of the fields that were wrong when they were checked, what is wrong of them now. */
function leftOf<Field extends string, Problem>(
  told: Partial<Record<Field, unknown>>,
  now: Partial<Record<Field, Problem>>,
): Partial<Record<Field, Problem>> {
  const left: Partial<Record<Field, Problem>> = { ...now };
  for (const field in left) if (told[field] === undefined) delete left[field];
  return left;
}

/** What is said to be used, where it changes. */
function allowancesOf({ allowancesUsed }: CheckedAllowances): { allowancesUsed?: typeof allowancesUsed } {
  return allowancesUsed === undefined ? {} : { allowancesUsed };
}

export interface CorrectionForm {
  readonly reason: string;
  readonly standard: string | undefined;
  readonly reasonProblems: Problems<keyof TypedReason>;
  readonly lines: CorrectionDraft['lines'];
  readonly added: CorrectionDraft['lines'];
  readonly removed: readonly string[];
  readonly declared: DeclaredChanges;
  readonly declaredProblems: DeclaredProblems;
  readonly changeDeclared: (changes: DeclaredChanges) => void;
  /** What stands in the field of the country, whether it names one or not. */
  readonly typeCountry: (typed: string) => void;
  readonly resetDeclared: () => void;
  readonly allowances: AllowancesTyped;
  readonly allowanceProblems: Problems<SharedPot>;
  readonly changeAllowances: (typed: AllowancesTyped) => void;
  readonly resetAllowances: () => void;
  /** All that is typed, to know what an answer was computed for. */
  readonly written: string;
  readonly problemsOf: (customId: string) => ArticleProblems;
  /** New at each try, so that the summary takes the focus again. */
  readonly errors: readonly FieldMessage[];
  readonly changeReason: (typed: Partial<TypedReason>) => void;
  readonly changeLine: (customId: string, changes: LineChanges) => void;
  readonly resetLine: (customId: string) => void;
  readonly removeLine: (customId: string) => void;
  /** Begins an article that was not declared, and gives its identifier. */
  readonly addLine: () => string;
  readonly changeAdded: (customId: string, changes: LineChanges) => void;
  readonly dropAdded: (customId: string) => void;
  /** The whole correction, or undefined when something is to be put right. */
  readonly check: () => Correction | undefined;
  /** What it asks of the articles, as it stands. */
  readonly asked: AskedArticles;
  /** The field of the reason, when it alone is left to be given. */
  readonly reasonLeft: () => string | undefined;
  /** Nothing is wrong any more before the reason, and the summary goes. */
  readonly settleContent: () => void;
  /** It was begun before this page was opened. */
  readonly isTakenUp: boolean;
  readonly forget: () => void;
}

export const reasonId = 'raison-correction';
export const standardReasonId = 'motif-correction';
const ids: FieldIds<keyof TypedReason> = { standard: standardReasonId, reason: reasonId };
/** Ids of the person and of the trip, in the order of the page. */
const declaredIds: FieldIds<DeclaredField> = { ...contactFieldIds, age: ageFieldId, ...tripFieldIds };

export interface CorrectionOpening extends CorrectionContext {
  /** The nomenclature and the rates are there, to tell what a draft changes. */
  readonly isReady: boolean;
}

/** The form of a correction: checked as a whole when its total is asked for. */
export function useCorrection({
  declaration,
  currencies,
  productOf,
  isReady,
}: CorrectionOpening): CorrectionForm {
  const saved = useSavedDraft('correction', {
    initial: emptyCorrection,
    isDraft: isCorrectionDraft,
    which: declaration.id,
  });
  const { change } = saved;
  const context: CorrectionContext = { declaration, currencies, productOf };
  const draft = draftLeft(saved.draft, declaration);
  const [isBegun, setTakenUp] = useState(() => isBegunCorrection(draft));
  const [looked, setLooked] = useState<{ readonly version: number; readonly isDone: boolean }>();
  if (isReady && looked?.version !== declaration.version) {
    const isDone = isBegunCorrection(saved.draft) && isAlreadyMade(draft, context);
    setLooked({ version: declaration.version, isDone });
  }
  const isDone = looked?.isDone === true;
  const isTakenUp = isBegun && !isDone;
  const { forget } = saved;
  useEffect(() => {
    if (isDone) forget();
  }, [isDone, forget]);
  const { added = {}, removed = [], declared = {}, allowances = {} } = draft;
  const [problems, setProblems] = useState<Readonly<Record<string, ArticleProblems>>>({});
  const [declaredProblems, setDeclaredProblems] = useState<DeclaredProblems>({});
  const [allowanceProblems, setAllowanceProblems] = useState<Problems<SharedPot>>({});
  const shown = useProblems(ids);
  const { refusal, onType: typeCountry } = useCountryRefusal(
    tripWords.agent.missing.country,
    overseasAtDesk.refusal,
  );

  /** What is wrong with the person, the trip and the articles, before the reason. */
  const checkContent = () => {
    const { person, lines, shared, isNothing } = contentOf(draft, context, refusal);
    const messages: FieldMessage[] = [
      ...messagesOf(declaredIds, person.problems),
      ...messagesOf(allowanceIds, shared.problems),
    ];
    const wrongLines = lines.faulty.flatMap(({ customId, name, problems: { messages } }) =>
      Object.entries(messages).map(([field, message]) => ({
        fieldId: `${lineId(customId)}-${field}`,
        message: correctionText.summaryOf(typeset(name), message),
      })),
    );
    messages.push(...wrongLines);
    const isEmptied =
      lines.removed.length === declaration.shoppingProducts.length && Object.keys(added).length === 0;
    if (isNothing) messages.unshift({ fieldId: 'articles', message: correctionText.nothing });
    if (isEmptied) messages.unshift({ fieldId: 'articles', message: typeset(reviewMessages.noArticleLeft) });
    return { person, shared, lines, messages };
  };

  const checkReason = (): { reason: Checked<keyof TypedReason, string>; wrong: ReasonProblems } => {
    const reason = buildCorrectionReason(draft);
    return { reason, wrong: reason.kind === 'faulty' ? reason.problems : {} };
  };

  // What was put right since it was checked is not said to be wrong any more.
  const { faulty, corrections, added: found } = checkLines(draft, context);
  const stillUsed = leftOf(allowanceProblems, checkAllowances(declaration, allowances).problems);
  const stillDeclared = leftOf(declaredProblems, checkDeclared(declaration, declared, refusal).problems);

  const check = (): Correction | undefined => {
    const { person, shared, lines, messages } = checkContent();
    const { reason, wrong } = checkReason();
    messages.push(...messagesOf(ids, wrong));
    const { corrections, added: found, removed: gone } = lines;
    setDeclaredProblems(person.problems);
    setAllowanceProblems(shared.problems);
    setProblems(Object.fromEntries(lines.faulty.map((line) => [line.customId, line.problems])));
    shown.show(wrong, messages);
    if (messages.length > 0 || reason.kind === 'faulty') return undefined;
    return {
      reason: reason.valid,
      corrections,
      ...(found.length === 0 ? {} : { added: found }),
      ...(gone.length === 0 ? {} : { removed: gone }),
      ...(person.declared === undefined && shared.allowancesUsed === undefined
        ? {}
        : { declared: { ...person.declared, ...allowancesOf(shared) } }),
    };
  };

  return {
    reason: draft.reason,
    standard: draft.standard,
    reasonProblems: shown.problems,
    lines: draft.lines,
    added,
    removed,
    declared,
    declaredProblems: stillDeclared,
    changeDeclared: (changes) => change({ ...draft, declared: { ...declared, ...changes } }),
    typeCountry,
    resetDeclared: () => change({ ...draft, declared: {} }),
    allowances,
    allowanceProblems: stillUsed,
    changeAllowances: (typed) => change({ ...draft, allowances: { ...allowances, ...typed } }),
    resetAllowances: () => change({ ...draft, allowances: {} }),
    written: JSON.stringify([declaration.version, draft]),
    errors: shown.errors,
    problemsOf: (customId) => {
      const told = problems[customId];
      const now = faulty.find((line) => line.customId === customId)?.problems;
      if (told === undefined || now === undefined) return noProblems;
      return { messages: leftOf(told.messages, now.messages), choices: leftOf(told.messages, now.choices) };
    },
    isTakenUp,
    changeReason: (typed) => change({ ...draft, ...typed }),
    changeLine: (customId, changes) =>
      change({ ...draft, lines: { ...draft.lines, [customId]: { ...draft.lines[customId], ...changes } } }),
    resetLine: (customId) =>
      change({
        ...draft,
        lines: without(draft.lines, customId),
        removed: removed.filter((one) => one !== customId),
      }),
    removeLine: (customId) => change({ ...draft, removed: [...removed, customId] }),
    addLine: () => {
      const customId = randomUuid();
      change({ ...draft, added: { ...added, [customId]: {} } });
      return customId;
    },
    changeAdded: (customId, touched) => {
      const before = added[customId] ?? {};
      const { country = declaration.country } = declared;
      const changes = touchedNewLine(touched, currencyOfNew(before, { country, currencies }));
      change({ ...draft, added: { ...added, [customId]: { ...before, ...changes } } });
    },
    dropAdded: (customId) => change({ ...draft, added: without(added, customId) }),
    check,
    asked: { corrections, added: found },
    reasonLeft: () =>
      checkContent().messages.length > 0 ? undefined : messagesOf(ids, checkReason().wrong)[0]?.fieldId,
    settleContent: () => {
      setProblems({});
      setDeclaredProblems({});
      setAllowanceProblems({});
      shown.show(shown.problems, []);
    },
    forget: () => {
      setTakenUp(false);
      saved.forget();
    },
  };
}
