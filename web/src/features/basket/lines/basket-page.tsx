import { indexCatalogue, typeset } from '@retour/core';
import { ShoppingBag } from 'lucide-react';
import { Fragment, type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { isText } from '../../../lib/shape';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { type BasketArticle, basketArticles } from '../../../store';
import { BackLink, ButtonLink, Card, EmptyState, PageHeading, Stack } from '../../../ui';
import { useCatalogue } from '../../reference';
import { isForAge } from '../assessment/article-refusal';
import { ConfirmationNotice } from '../assessment/confirmation-notice';
import { useSimulation } from '../assessment/use-simulation';
import { AllowancesCard, WithTag } from '../assessment/with-tag';
import { waitBeside, waitNoLonger } from '../products/typed-list/waiting/note-uncounted';
import { Uncounted } from '../products/typed-list/waiting/uncounted';
import { countOf, judgedFor } from '../products/typed-list/waiting/uncounted-lines';
import { useUncountedLines } from '../products/typed-list/waiting/use-uncounted-lines';
import { type SumLabel, useBasketSession } from '../session/basket-session';
import { useBasketWords } from '../session/use-basket-words';
import { formatArticleCount } from '../text/article-count';
import { rankNames } from '../text/rank-names';
import { labelWithout } from '../text/sum-without';
import { basketText } from '../text/summary-text';
import { BasketLine, lineId } from './basket-line';
import styles from './basket-line.module.css';
import { type LeftOutLine, leftOutLine } from './left-out-line';
import { followersOf, type RemovedLine, rowsOf } from './removed-lines';
import { RemovedNotice } from './removed-notice';

/** Every article, to be changed or removed; each removal can be undone where it was made. */
export function BasketPage(): ReactNode {
  const { request, store, lists, paths, seeResult, leftOut = 0, agentWords } = useBasketSession();
  const words = useBasketWords();
  const { answer, refusals } = useSimulation();
  // As over the result: on the page of a list its lines are answered one by one, and are no part of the sum yet.
  const without = leftOut + countOf(useUncountedLines());
  const sumLabel: SumLabel = (given, label) => labelWithout(without, given, label);
  // The tag beside the articles leads to the result.
  const hasTag = useMediaQuery(wideScreen) && answer !== null;
  const articles = basketArticles(request);
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [lastRemoved, setLastRemoved] = useState<string>();
  // Back from the form of an article, or undone: where it stands.
  const { state }: { state: { changed?: unknown } | null } = useLocation();
  const [restored, setRestored] = useState(state?.changed);
  useFirstFocus(isText(restored) ? lineId(restored) : undefined);
  const rows = rowsOf(articles, removed);
  const namesOf = (ofRemoved: boolean): ReadonlyMap<string, string> => {
    const named = rows.filter(({ isRemoved }) => isRemoved === ofRemoved).map(({ article }) => article);
    const names = rankNames(named.map(({ name }) => typeset(name)));
    return new Map(named.map(({ id, name }, place) => [id, names[place] ?? name]));
  };
  const names = namesOf(false);
  const removedNames = namesOf(true);
  const underAge =
    agentWords !== undefined ? undefined : refusals.filter(isForAge).map((refusal) => refusal.article?.id);
  const catalogue = useCatalogue();
  const lineOf = (article: BasketArticle): LeftOutLine => {
    const index = catalogue === null ? undefined : indexCatalogue(catalogue);
    const product = article.productId === null ? null : index?.get(article.productId);
    return { ...leftOutLine(article, product), isUnderAge: true, judgedFor: judgedFor(request) };
  };
  const drawn = useRef({ rows, underAge, lineOf });
  drawn.current = { rows, underAge, lineOf };
  const remove = useCallback(
    (article: BasketArticle): void => {
      const { current } = drawn;
      const followers = followersOf(current.rows, article.id).map((row) => row.article.id);
      const line = current.underAge?.includes(article.id) === true ? current.lineOf(article) : undefined;
      setRemoved((others) => [
        ...others.filter((one) => one.article.id !== article.id),
        { article, followers, waiting: line?.typed },
      ]);
      // It may be in the luggage: no answer says that it is not.
      if (line !== undefined) waitBeside(lists, [line]);
      setLastRemoved(article.id);
      setRestored(undefined);
      store.remove(article.id);
    },
    [store, lists],
  );
  const undo = (article: BasketArticle): void => {
    const next = followersOf(rows, article.id).find(({ isRemoved }) => !isRemoved);
    const waiting = removed.find((one) => one.article.id === article.id)?.waiting;
    if (waiting !== undefined) waitNoLonger(lists, waiting);
    store.put(article, next?.article.id);
    setRemoved(removed.filter((one) => one.article.id !== article.id));
    setLastRemoved(undefined);
    setRestored(article.id);
  };
  const notice = (article: BasketArticle): ReactNode => (
    <RemovedNotice
      article={article}
      called={removedNames.get(article.id) ?? article.name}
      isLast={article.id === lastRemoved}
      onUndo={() => undo(article)}
    />
  );

  return (
    <WithTag onBasket sumLabel={sumLabel}>
      <Stack gap="large">
        <BackLink to={paths.products} />
        <PageHeading
          title={words.title}
          kicker={articles.length > 0 ? formatArticleCount(articles.length) : undefined}
          lead={articles.length > 0 ? basketText.lead : undefined}
        />
        <Uncounted />
        {articles.length === 0 &&
          rows.map(({ article }) => <Fragment key={article.id}>{notice(article)}</Fragment>)}
        {articles.length === 0 ? (
          <EmptyState
            title={words.emptyTitle}
            icon={ShoppingBag}
            action={<ButtonLink to={paths.products}>{basketText.addFirst}</ButtonLink>}
          >
            {words.empty}
          </EmptyState>
        ) : (
          <>
            <ConfirmationNotice />
            <Card>
              <ul className={styles.list}>
                {rows.map(({ article, isRemoved }) =>
                  isRemoved ? (
                    <li key={article.id}>{notice(article)}</li>
                  ) : (
                    <BasketLine
                      key={article.id}
                      article={article}
                      called={names.get(article.id) ?? article.name}
                      onRemove={remove}
                    />
                  ),
                )}
              </ul>
            </Card>
            <AllowancesCard />
            {!hasTag && <ButtonLink to={paths.result}>{seeResult}</ButtonLink>}
            <ButtonLink to={paths.products} variant="secondary">
              {basketText.addFirst}
            </ButtonLink>
            {paths.beforeBuying !== undefined && (
              <ButtonLink to={paths.beforeBuying} variant="quiet">
                {basketText.beforeBuying}
              </ButtonLink>
            )}
          </>
        )}
      </Stack>
    </WithTag>
  );
}
