import type { BasketArticle, SimulatorRequest } from '../../../../../store';
import type { ReadArticle, UnreadArticle, UnreadReason } from '../reading/read-article';
import type { TypedArticle } from '../reading/read-list';
import type { DecidedArticle } from '../waiting/decided-article';
import type { TypedListDraft } from '../waiting/typed-list-draft';
import { judgedFor, type UncountedLine } from '../waiting/uncounted-lines';
import { type Proposal, type ProposalContext, proposalOf } from './proposal';

interface Typed {
  readonly key: string;
  readonly typed: string;
}

/** What stands in the place of one article of the list: what was decided of it, or what is to be decided. */
export type ListLine = Typed &
  (
    | { readonly kind: 'added'; readonly article: BasketArticle }
    | { readonly kind: 'ignored' }
    | { readonly kind: 'unread'; readonly article: UnreadArticle }
    | { readonly kind: 'proposed'; readonly article: ReadArticle; readonly proposal: Proposal }
  );

export type LeftLine = Exclude<ListLine, { readonly kind: 'added' | 'ignored' }>;

/** A line that can be added as it was read, with the article that it becomes. */
export interface ReadyLine extends Typed {
  readonly fields: Omit<BasketArticle, 'id'>;
}

/** The lines of the list, in its order. */
export function linesOf(
  articles: readonly TypedArticle[],
  list: TypedListDraft,
  basket: readonly BasketArticle[],
  context: ProposalContext,
): readonly ListLine[] {
  const decided = new Map(list.decided.map((one) => [one.key, one]));
  const added = new Map(basket.map((article) => [article.id, article]));
  return articles.map((article) => lineOf(article, decided.get(article.key), added, context));
}

function lineOf(
  article: TypedArticle,
  decided: DecidedArticle | undefined,
  added: ReadonlyMap<string, BasketArticle>,
  context: ProposalContext,
): ListLine {
  const { key, typed } = article;
  const inBasket = added.get(decided?.articleId ?? '');
  if (inBasket !== undefined) return { key, typed, kind: 'added', article: inBasket };
  if (decided?.isIgnored === true) return { key, typed, kind: 'ignored' };
  if (article.kind === 'unread') return { key, typed, kind: 'unread', article };
  return { key, typed, kind: 'proposed', article, proposal: proposalOf(article, decided, context) };
}

export function isLeft(line: ListLine): line is LeftLine {
  return line.kind === 'unread' || line.kind === 'proposed';
}

/** What nobody may add: it is shown to an agent by who brings it. */
export function isToShow(line: ListLine): boolean {
  return line.kind === 'proposed' && line.proposal.readiness.kind === 'too-young';
}

function isRestricted(line: ListLine, isForbidden: boolean): boolean {
  if (line.kind !== 'proposed' || line.proposal.readiness.kind !== 'restricted') return false;
  return (line.proposal.readiness.restriction.severity === 'forbidden') === isForbidden;
}

function isCurrencyAssumed(line: ListLine): boolean {
  return line.kind === 'proposed' && line.article.prices.length > 0 && !line.article.isCurrencyWritten;
}

/** What stands beyond the limit of a list, and is read once what precedes it is settled. */
export function isRest(line: ListLine): boolean {
  return line.kind === 'unread' && line.article.reason === 'too-many';
}

type Unread = Typed & { readonly kind: 'unread'; readonly article: UnreadArticle };

const saysOneOf = (line: ListLine, ...reasons: readonly UnreadReason[]): line is Unread =>
  line.kind === 'unread' && reasons.includes(line.article.reason);

/** What a receipt says of no article, and nothing is to be done with: its totals, how it was paid, a tax within its prices. */
export const isToIgnore = (line: ListLine): line is Unread => saysOneOf(line, 'total', 'tax-included');

/** A tax that may be to add to the prices. */
export const isTax = (line: ListLine): line is Unread => saysOneOf(line, 'tax', 'tax-added');

/** What was bought in France is in no basket, and is shown to nobody. */
function isOfFrance(line: ListLine): boolean {
  return line.kind === 'unread' && line.article.reason === 'france';
}

/** What no article counts, and no answer leaves out. */
export function uncountedOf(lines: readonly ListLine[], request: SimulatorRequest): readonly UncountedLine[] {
  const waiting = lines.filter(isLeft).filter((line) => !isOfFrance(line));
  return waiting.map((line) => ({
    key: line.key,
    typed: line.typed,
    count: line.kind === 'unread' ? line.article.count : undefined,
    isUnderAge: isToShow(line) ? true : undefined,
    isForbidden: isRestricted(line, true) ? true : undefined,
    isRegulated: isRestricted(line, false) ? true : undefined,
    isCurrencyAssumed: isCurrencyAssumed(line) ? true : undefined,
    judgedFor:
      isToShow(line) || isRestricted(line, true) || isRestricted(line, false)
        ? judgedFor(request)
        : undefined,
  }));
}

/** What was read without a question, and is a product that is known. */
export function readyOf(lines: readonly ListLine[]): readonly ReadyLine[] {
  return lines.flatMap((line) => {
    if (line.kind !== 'proposed') return [];
    const { target, readiness } = line.proposal;
    if (target.kind !== 'product' || readiness.kind !== 'ready') return [];
    const { article: fields } = readiness;
    return fields === undefined ? [] : [{ key: line.key, typed: line.typed, fields }];
  });
}
