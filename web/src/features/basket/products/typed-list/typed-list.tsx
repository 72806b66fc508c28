import { simulationLimits } from '@retour/contract';
import { type ProductCatalogue, typeset } from '@retour/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { randomUuid } from '../../../../lib/random-uuid';
import { useFirstFocus } from '../../../../lib/use-first-focus';
import {
  type BasketArticle,
  basketArticles,
  forgetDraft,
  rememberProduct,
  saveDraft,
  useSavedDraft,
} from '../../../../store';
import { Button, Card, Notice, Stack, useAnnounce } from '../../../../ui';
import { useCurrencies } from '../../../reference';
import { useArrival } from '../../restrictions/use-arrival';
import { useBasketSession } from '../../session/basket-session';
import { useBasketWords } from '../../session/use-basket-words';
import { articleErrors } from '../../text/article-text';
import { typedListText, unreadAdvice } from '../../text/typed-list-text';
import { useBasketLinks } from '../product-link';
import { type Proposal, type ProposalContext, productOf, proposalOf } from './proposal';
import { ProposalCard } from './proposal-card';
import type { TypedArticle } from './read-list';
import { SettledLine } from './settled-line';
import styles from './typed-list.module.css';
import {
  type DecidedArticle,
  decide,
  emptyTypedList,
  isTypedListDraft,
  openFromList,
} from './typed-list-draft';

export interface TypedListProps {
  /** As it stands in the field. */
  readonly typed: string;
  readonly articles: readonly TypedArticle[];
  /** The products offered to this traveller. */
  readonly catalogue: ProductCatalogue;
  /** An article was just added from its own form: typing goes on with the next one. */
  readonly isBack: boolean;
  /** Empties the field and gives it the focus. */
  readonly onEnd: () => void;
}

const placeId = (position: number): string => `proposition-${position + 1}`;
const endId = 'liste-traitee';

/** The articles of a typed list, each proposed: none is added before it is confirmed. */
export function TypedList({ typed, articles, catalogue, isBack, onEnd }: TypedListProps): ReactNode {
  const { request, store, paths, seeResult } = useBasketSession();
  const { draft: list, change } = useSavedDraft('typedList', {
    initial: emptyTypedList,
    isDraft: isTypedListDraft,
  });
  // Its form was left without adding it.
  useEffect(() => {
    if (list.opened !== undefined) change({ ...list, opened: undefined });
  }, [list, change]);
  const words = useBasketWords();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const links = useBasketLinks();
  const arrival = useArrival();
  const currencies = useCurrencies()?.currencies ?? [];
  const { defaultCurrency, alcoholDegree } = request;
  const context: ProposalContext = { catalogue, arrival, currencies, defaultCurrency, alcoholDegree };

  const basket = new Map(basketArticles(request).map((article) => [article.id, article]));
  const decidedOf = (key: string): DecidedArticle | undefined =>
    list.decided.find((decided) => decided.key === key);
  const addedOf = (key: string): BasketArticle | undefined => basket.get(decidedOf(key)?.articleId ?? '');
  const isSettled = ({ key }: TypedArticle): boolean =>
    addedOf(key) !== undefined || decidedOf(key)?.isIgnored === true;
  const isFull = basket.size >= simulationLimits.shoppingProducts;

  const firstLeft = articles.findIndex((article) => !isSettled(article));
  const [focused, setFocused] = useState(() =>
    isBack ? (firstLeft < 0 ? endId : placeId(firstLeft)) : undefined,
  );
  useFirstFocus(focused);

  const keep = (decision: DecidedArticle): void => {
    const next = decide({ ...list, opened: undefined }, decision);
    const isOver = articles.every((article) =>
      article.key === decision.key
        ? decision.articleId !== undefined || decision.isIgnored === true
        : isSettled(article),
    );
    change(next);
    // A list that is over is not found again: the field is empty on the next visit.
    if (isOver) {
      forgetDraft('productSearch');
      forgetDraft('typedList');
    } else saveDraft('productSearch', typed);
  };

  /** The next one that is left, from here on, then from the first. */
  const goOn = (position: number): void => {
    const left = articles.flatMap((article, place) =>
      place !== position && !isSettled(article) ? [{ place, kind: article.kind }] : [],
    );
    const toConfirm = left.filter(({ kind }) => kind === 'read');
    const [{ place: next } = { place: undefined }] = [
      ...toConfirm.filter(({ place }) => place > position),
      ...toConfirm,
      ...left,
    ];
    setFocused(next === undefined ? endId : placeId(next));
  };

  const add = (position: number, key: string, fields: Omit<BasketArticle, 'id'>): void => {
    const id = randomUuid();
    store.put({ ...fields, id });
    if (fields.productId !== null) rememberProduct(fields.productId);
    keep({ key, articleId: id, isIgnored: false });
    announce(words.added(typeset(fields.name)));
    goOn(position);
  };

  const ignore = (position: number, { key, typed: written }: TypedArticle): void => {
    keep({ key, isIgnored: true });
    announce(typedListText.ignored(written));
    goOn(position);
  };

  const undo = (position: number, { key }: TypedArticle): void => {
    const added = addedOf(key);
    if (added !== undefined) {
      store.remove(added.id);
      announce(words.removed(added.name));
    }
    keep({ key, articleId: undefined, isIgnored: false });
    setFocused(placeId(position));
  };

  const open = (key: string, { target, read }: Proposal): void => {
    if (target.kind === 'restricted') {
      openFromList(list, key, null, read);
      void navigate(links.restricted(target.restriction.good.id), { state: { name: read.name } });
      return;
    }
    const product = productOf(target, catalogue);
    openFromList(list, key, product, read);
    void navigate(product === null ? links.custom : links.product(product), { state: { name: read.name } });
  };

  const addedCount = articles.filter(({ key }) => addedOf(key) !== undefined).length;
  const left = articles.filter((article) => !isSettled(article));
  const unread = left.filter(({ kind }) => kind === 'unread').length;
  return (
    <section aria-labelledby="liste-titre">
      <Stack>
        <div>
          <h2 id="liste-titre">{typedListText.title}</h2>
          <p role="status" className={styles.soft}>
            {typedListText.status(left.length - unread, unread)}
          </p>
        </div>
        {isFull && <Notice tone="error">{articleErrors.fullBasket}</Notice>}
        <ul className={styles.list}>
          {articles.map((article, position) => {
            const { key } = article;
            const id = placeId(position);
            const added = addedOf(key);
            if (added !== undefined || isSettled(article)) {
              return (
                <SettledLine
                  key={key}
                  id={id}
                  typed={article.typed}
                  added={added}
                  onUndo={() => undo(position, article)}
                />
              );
            }
            if (article.kind === 'unread') {
              return (
                <Card as="li" key={key}>
                  <div id={id} tabIndex={-1} className={styles.unread}>
                    <p className={styles.name}>{typedListText.unread(article.typed)}</p>
                    <p>{unreadAdvice[article.reason]}</p>
                  </div>
                </Card>
              );
            }
            const proposal = proposalOf(article, decidedOf(key), context);
            return (
              <ProposalCard
                key={key}
                id={id}
                article={article}
                proposal={proposal}
                currencies={currencies}
                isFull={isFull}
                onDecide={(decision) => keep({ key, ...decision })}
                onAdd={(fields) => add(position, key, fields)}
                onOpen={() => open(key, proposal)}
                onIgnore={() => ignore(position, article)}
              />
            );
          })}
        </ul>
        {left.length === 0 && (
          <div id={endId} tabIndex={-1}>
            <Notice tone={addedCount === 0 ? 'info' : 'success'}>
              <Stack gap="small">
                <p>{addedCount === 0 ? typedListText.nothingAdded : typedListText.ended(addedCount)}</p>
                {addedCount > 0 && <Link to={paths.result}>{seeResult}</Link>}
                <Button variant="quiet" compact onClick={onEnd}>
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
