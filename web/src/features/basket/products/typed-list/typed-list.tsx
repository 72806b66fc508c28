import { simulationLimits } from '@retour/contract';
import { type ProductCatalogue, typeset } from '@retour/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { randomUuid } from '../../../../lib/random-uuid';
import { useFirstFocus } from '../../../../lib/use-first-focus';
import { basketArticles, forgetDraft, rememberProduct, saveDraft } from '../../../../store';
import { Button, Notice, Stack, useAnnounce } from '../../../../ui';
import { useCurrencies } from '../../../reference';
import { useArrival } from '../../restrictions/use-arrival';
import { useBasketSession } from '../../session/basket-session';
import { useBasketWords } from '../../session/use-basket-words';
import { articleErrors } from '../../text/article-text';
import { rankNames } from '../../text/rank-names';
import { typedListText } from '../../text/typed-list-text';
import { keepPageName, useBasketLinks } from '../product-link';
import { useTooYoung } from '../use-too-young';
import {
  isLeft,
  isRest,
  isTax,
  isToIgnore,
  isToShow,
  type ListLine,
  linesOf,
  type ReadyLine,
  readyOf,
  uncountedOf,
} from './proposal/list-lines';
import { type Proposal, productOf } from './proposal/proposal';
import { ProposalCard } from './proposal/proposal-card';
import { SettledLine } from './proposal/settled-line';
import { targetName } from './proposal/target-name';
import { UnreadCard } from './proposal/unread-card';
import { asList } from './reading/as-list';
import { withMeasure } from './reading/fill-draft';
import type { TypedArticle } from './reading/read-list';
import styles from './typed-list.module.css';
import type { DecidedArticle } from './waiting/decided-article';
import { noteList } from './waiting/note-list';
import { closeOpened, decide, isAnswer, openFromList, stillTyped } from './waiting/typed-list-draft';
import { countOf } from './waiting/uncounted-lines';
import { useTabList } from './waiting/use-tab-list';

export interface TypedListProps {
  /** As it stands in the field. */
  readonly typed: string;
  readonly articles: readonly TypedArticle[];
  /** The products offered to this traveller. */
  readonly catalogue: ProductCatalogue;
  /** An article was just added from its own form: typing goes on with the next one. */
  readonly isBack: boolean;
  /** Writes in the field, in place of what was typed, and gives it the focus. */
  readonly onWrite: (text: string) => void;
}

const placeId = (position: number): string => `proposition-${position + 1}`;
const endId = 'liste-traitee';

/** The articles of a typed list, each proposed: none is added before it is confirmed. */
export function TypedList({ typed, articles, catalogue, isBack, onWrite }: TypedListProps): ReactNode {
  const { request, store, paths, lists, seeResult } = useBasketSession();
  const { draft, change } = useTabList(lists, typed, () => onWrite(''));
  const list = stillTyped(draft, typed);
  useEffect(closeOpened, []);
  const words = useBasketWords();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const links = useBasketLinks();
  const arrival = useArrival();
  const currencies = useCurrencies()?.currencies ?? [];
  const { defaultCurrency, alcoholDegree } = request;
  const tooYoung = useTooYoung();
  const basket = basketArticles(request);
  const lines = linesOf(articles, list, basket, {
    catalogue,
    arrival,
    tooYoung,
    currencies,
    defaultCurrency,
    alcoholDegree,
  });
  const names = rankNames(lines.map(nameOf));
  const left = lines.filter(isLeft);
  // The pages that follow say what is counted nowhere.
  useEffect(() => noteList(lists, typed, uncountedOf(lines, request), list.decided));

  const room = simulationLimits.shoppingProducts - basket.length;
  const isFull = room <= 0;
  const ready = readyOf(lines);

  const firstLeft = lines.findIndex(isLeft);
  const [focused, setFocused] = useState(() =>
    isBack ? (firstLeft < 0 ? endId : placeId(firstLeft)) : undefined,
  );
  useFirstFocus(focused);

  const keep = (...decisions: readonly DecidedArticle[]): void => {
    const settled = new Map(decisions.map((one) => [one.key, isAnswer(one)]));
    const decided = decide(list, ...decisions);
    change(decided);
    // A list that is over is not found again: the field is empty on the next visit.
    if (lines.every((line) => settled.get(line.key) ?? !isLeft(line))) {
      noteList(lists, typed, [], decided.decided);
      forgetDraft('productSearch', lists);
      forgetDraft('typedList', lists);
    } else saveDraft('productSearch', typed, lists);
  };

  /** The next one that is left, from here on, then from the first. */
  const goOn = (position: number, settled: ReadonlySet<string>): void => {
    const others = lines.flatMap((line, place) =>
      isLeft(line) && !settled.has(line.key) ? [{ place, line }] : [],
    );
    const toConfirm = others.filter(({ line }) => line.kind === 'proposed' && !isToShow(line));
    const [{ place: next } = { place: undefined }] = [
      ...toConfirm.filter(({ place }) => place > position),
      ...toConfirm,
      ...others,
    ];
    setFocused(next === undefined ? endId : placeId(next));
  };

  const add = (position: number, added: readonly ReadyLine[]): void => {
    const decisions = added.map(({ key, fields }) => {
      const id = randomUuid();
      store.put({ ...fields, id });
      if (fields.productId !== null) rememberProduct(fields.productId);
      return { key, articleId: id, isIgnored: false };
    });
    keep(...decisions);
    const [first, ...others] = added;
    if (first === undefined) return;
    announce(
      others.length === 0 ? words.added(typeset(first.fields.name)) : typedListText.ended(added.length),
    );
    goOn(position, new Set(added.map(({ key }) => key)));
  };

  const ignore = (position: number, { key, typed: written }: ListLine): void => {
    keep({ key, isIgnored: true });
    announce(typedListText.ignored(written));
    goOn(position, new Set([key]));
  };

  const ignoreAll = (ignored: readonly ListLine[]): void => {
    keep(...ignored.map(({ key }) => ({ key, isIgnored: true })));
    announce(typedListText.ignoredAll(ignored.length));
    goOn(-1, new Set(ignored.map(({ key }) => key)));
  };

  const undo = (position: number, line: ListLine): void => {
    if (line.kind === 'added') {
      store.remove(line.article.id);
      announce(words.removed(line.article.name));
    }
    keep({ key: line.key, articleId: undefined, isIgnored: false });
    setFocused(placeId(position));
  };

  const open = (key: string, { target, read }: Proposal): void => {
    const opened = openFromList(lists, key, read);
    if (target.kind === 'restricted') {
      const { id } = target.restriction.good;
      void navigate(links.restricted(id), { state: { ...keepPageName(withMeasure(read)), opened } });
      return;
    }
    const product = productOf(target, catalogue);
    void navigate(product === null ? links.custom : links.product(product), {
      state: { ...keepPageName(read.name), opened },
    });
  };

  const cardOf = (line: ListLine, position: number): ReactNode => {
    const { key } = line;
    const id = placeId(position);
    const called = names[position] ?? line.typed;
    switch (line.kind) {
      case 'added':
      case 'ignored':
        return (
          <SettledLine
            key={key}
            id={id}
            typed={line.typed}
            called={called}
            added={line.kind === 'added' ? line.article : undefined}
            catalogue={catalogue}
            onUndo={() => undo(position, line)}
          />
        );
      case 'unread':
        return (
          <UnreadCard
            key={key}
            id={id}
            article={line.article}
            canGoOn={left.length < lines.length}
            onIgnore={() => ignore(position, line)}
            onGoOn={() => onWrite(asList(left.map(({ typed: written }) => written)))}
          />
        );
      case 'proposed':
        return (
          <ProposalCard
            key={key}
            id={id}
            article={line.article}
            proposal={line.proposal}
            called={called}
            currencies={currencies}
            isFull={isFull}
            onDecide={(decision) => keep({ key, ...decision })}
            onAdd={(fields) => add(position, [{ key, typed: line.typed, fields }])}
            onOpen={() => open(key, line.proposal)}
            onIgnore={() => ignore(position, line)}
          />
        );
    }
  };

  const addedCount = lines.filter(({ kind }) => kind === 'added').length;
  const rest = left.filter(isRest);
  const toIgnore = left.filter(isToIgnore);
  const taxes = left.filter(isTax).length;
  const unread = left.filter((line) => line.kind === 'unread' && !isRest(line)).length;
  const toShow = left.filter(isToShow).length;
  return (
    <section aria-labelledby="liste-titre">
      <Stack>
        <div>
          <h2 id="liste-titre">{typedListText.title}</h2>
          <p role="status" className={styles.soft}>
            {typedListText.status({
              toConfirm: left.length - unread - toShow - rest.length,
              toRewrite: unread - toIgnore.length - taxes,
              toIgnore: toIgnore.length,
              taxes,
              toShow,
              toRead: countOf(uncountedOf(rest, request)),
            })}
          </p>
        </div>
        {isFull && <Notice tone="error">{articleErrors.fullBasket}</Notice>}
        {ready.length > 1 && ready.length <= room && (
          <Button variant="secondary" onClick={() => add(-1, ready)}>
            {(ready.length === left.length ? typedListText.addAll : typedListText.addCertain)(ready.length)}
          </Button>
        )}
        {toIgnore.length > 1 && (
          <Button variant="quiet" compact onClick={() => ignoreAll(toIgnore)}>
            {typedListText.ignoreAll(toIgnore.length)}
          </Button>
        )}
        <ul className={styles.list}>{lines.map(cardOf)}</ul>
        {left.length === 0 && (
          <div id={endId} tabIndex={-1}>
            <Notice tone={addedCount === 0 ? 'info' : 'success'}>
              <Stack gap="small">
                <p>{addedCount === 0 ? typedListText.nothingAdded : typedListText.ended(addedCount)}</p>
                {addedCount > 0 && <Link to={paths.result}>{seeResult}</Link>}
                <Button variant="quiet" compact onClick={() => onWrite('')}>
                  {typedListText.another}
                </Button>
              </Stack>
            </Notice>
          </div>
        )}
      </Stack>
    </section>
  );
}

/** What a line is called by its buttons. */
function nameOf(line: ListLine): string {
  if (line.kind === 'added') return typeset(line.article.name);
  return line.kind === 'proposed' ? targetName(line.proposal.target, line.proposal.read.name) : line.typed;
}
