import { randomUuid } from '../../../../../lib/random-uuid';
import { isText, listOf, objectOf, optional } from '../../../../../lib/shape';
import { forgetDraft, readDraft, saveDraft } from '../../../../../store';
import { isArticleDraft } from '../../article-draft';
import { isReadFields, type ReadFields } from '../reading/fill-draft';
import { type DecidedArticle, isDecidedArticle } from './decided-article';
import { endSearch, forgetUncounted } from './note-uncounted';
import { isAnsweredElsewhere, isOneSought, readInField, readOwn } from './uncounted-lines';

/** The article being completed in its own form, whichever it becomes: in the tab that opened it, as another one may show the same list. */
interface OpenedArticle {
  /** Of this opening, named in the history of the pages that it leads to: what is typed in the form belongs to it. */
  readonly id: string;
  /** The basket whose list it is of. */
  readonly of?: string | undefined;
  readonly key: string;
  readonly read: ReadFields;
}

export interface TypedListDraft {
  readonly decided: readonly DecidedArticle[];
}

export const emptyTypedList: TypedListDraft = { decided: [] };

export const isTypedListDraft = objectOf<TypedListDraft>({
  decided: listOf(isDecidedArticle),
});

const isOpenedArticle = objectOf<OpenedArticle>({
  id: isText,
  of: optional(isText),
  key: isText,
  read: isReadFields,
});

export function decide(list: TypedListDraft, ...decisions: readonly DecidedArticle[]): TypedListDraft {
  const decided = new Map(list.decided.map((one) => [one.key, one]));
  for (const one of decisions) decided.set(one.key, { ...decided.get(one.key), ...one });
  return { ...list, decided: [...decided.values()] };
}

export function isAnswer({ articleId, isIgnored }: DecidedArticle): boolean {
  return articleId !== undefined || isIgnored === true;
}

/** The list with what was answered of it in another tab, where the same line stands; undefined when that changes nothing. */
export function answeredElsewhere(
  of: string | undefined,
  list: TypedListDraft,
  typed: string,
): TypedListDraft | undefined {
  const own = readOwn(of);
  const noted: readonly unknown[] =
    (own?.typed === typed ? own.decided?.filter(isAnsweredElsewhere) : undefined) ?? [];
  const answers = noted.filter(isDecidedArticle);
  if (answers.length === 0) return undefined;
  return decide(list, ...answers.map(({ key, articleId, isIgnored }) => ({ key, articleId, isIgnored })));
}

/** What was decided of the articles that still stand in the text. */
export function stillTyped(list: TypedListDraft, typed: string): TypedListDraft {
  const decided = list.decided.filter(({ key }) => {
    const [, written = key, turn = 1] = /^(.*) #(\d+)$/s.exec(key) ?? [];
    return typed.includes(key) || typed.split(written).length > Number(turn);
  });
  return decided.length === list.decided.length ? list : { ...list, decided };
}

/** An article that is erased from the text, and written again in another list, is another one. */
export function forgetErased(of: string | undefined, typed: string): void {
  const list = readDraft('typedList', isTypedListDraft, of);
  if (list === undefined) return;
  const left = stillTyped(list, typed);
  if (left !== list) saveDraft('typedList', left, of);
}

/**
 * Before the form of an article is opened, or the rule that leads to it.
 * @param of the basket whose list it is of
 * @returns the name of this opening, which the pages that lead to the form pass on (`readNamedPage`)
 */
export function openFromList(of: string | undefined, key: string, read: ReadFields): string {
  const id = randomUuid();
  saveDraft('openedArticle', { id, of, key, read });
  return id;
}

/**
 * What was read of the article whose form this is. The form is filled with it, whatever was begun there before.
 * @param id of the opening that led to it
 * @param draftKey of what is typed in the form
 */
export function openedFromList(
  of: string | undefined,
  id: string | undefined,
  draftKey: string,
): OpenedArticle | undefined {
  const opened = readDraft('openedArticle', isOpenedArticle);
  if (opened === undefined || opened.of !== of || opened.id !== id) return undefined;
  if (readDraft('article', isArticleDraft, draftKey)?.sought !== opened.id) forgetDraft('article', draftKey);
  return opened;
}

/** What waits is not brought: the list of the field shows it as ignored, where each can be taken back. */
export function leaveOut(of?: string): void {
  const list = readDraft('typedList', isTypedListDraft, of) ?? emptyTypedList;
  if (readInField(of).length > 0 && isOneSought(of)) endSearch(of);
  saveDraft('typedList', decide(list, ...readInField(of).map(({ key }) => ({ key, isIgnored: true }))), of);
  forgetUncounted(of);
}

/** The article was added from its form: the list that it comes from says so. */
export function addedFromList(of: string | undefined, key: string, articleId: string): void {
  const list = readDraft('typedList', isTypedListDraft, of) ?? emptyTypedList;
  saveDraft('typedList', decide(list, { key, articleId }), of);
  closeOpened();
}

/** The article is refused in its form, and waits beside the list that it comes from. */
export function takenFromList(of: string | undefined, key: string): void {
  const list = readDraft('typedList', isTypedListDraft, of) ?? emptyTypedList;
  saveDraft('typedList', decide(list, { key, isIgnored: true }), of);
  closeOpened();
}

/** Its form was left. */
export function closeOpened(): void {
  forgetDraft('openedArticle');
}
