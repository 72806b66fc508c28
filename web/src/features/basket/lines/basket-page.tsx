import { typeset } from '@retour/core';
import { ShoppingBag } from 'lucide-react';
import { Fragment, type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { isText } from '../../../lib/shape';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { type BasketArticle, basketArticles } from '../../../store';
import { BackLink, ButtonLink, Card, EmptyState, PageHeading, Stack } from '../../../ui';
import { ConfirmationNotice } from '../assessment/confirmation-notice';
import { useSimulation } from '../assessment/use-simulation';
import { AllowancesCard, WithTag } from '../assessment/with-tag';
import { Uncounted } from '../products/typed-list/uncounted';
import { useBasketSession } from '../session/basket-session';
import { useBasketWords } from '../session/use-basket-words';
import { formatArticleCount } from '../text/article-count';
import { rankNames } from '../text/rank-names';
import { basketText } from '../text/summary-text';
import { BasketLine, lineId } from './basket-line';
import styles from './basket-line.module.css';
import { RemovedNotice } from './removed-notice';

interface Removed {
  readonly article: BasketArticle;
  /** Its place in the list, where « Annuler » puts it back. */
  readonly position: number;
}

/** Every article, to be changed or removed; a removal can be undone where it was made. */
export function BasketPage(): ReactNode {
  const { request, store, paths, seeResult } = useBasketSession();
  const words = useBasketWords();
  const { answer } = useSimulation();
  // The tag beside the articles leads to the result.
  const hasTag = useMediaQuery(wideScreen) && answer !== null;
  const articles = basketArticles(request);
  const names = rankNames(articles.map(({ name }) => typeset(name)));
  const [removed, setRemoved] = useState<Removed>();
  const ids = useRef<readonly string[]>([]);
  ids.current = articles.map(({ id }) => id);
  const remove = useCallback(
    (article: BasketArticle): void => {
      setRemoved({ article, position: ids.current.indexOf(article.id) });
      store.remove(article.id);
    },
    [store],
  );
  const undo = (): void => {
    if (removed === undefined) return;
    store.put(removed.article, articles[removed.position]?.id);
    setRemoved(undefined);
    setRestored(removed.article.id);
  };
  // Back from the form of an article, or undone: where it stands.
  const { state }: { state: { changed?: unknown } | null } = useLocation();
  const [restored, setRestored] = useState(state?.changed);
  useFirstFocus(isText(restored) ? lineId(restored) : undefined);
  const notice = removed !== undefined && <RemovedNotice article={removed.article} onUndo={undo} />;

  return (
    <WithTag onBasket>
      <Stack gap="large">
        <BackLink to={paths.products} />
        <PageHeading
          title={words.title}
          kicker={articles.length > 0 ? formatArticleCount(articles.length) : undefined}
          lead={articles.length > 0 ? basketText.lead : undefined}
        />
        <Uncounted />
        {articles.length === 0 && notice}
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
                {articles.map((article, position) => (
                  <Fragment key={article.id}>
                    {removed?.position === position && <li>{notice}</li>}
                    <BasketLine
                      article={article}
                      called={names[position] ?? article.name}
                      onRemove={remove}
                    />
                  </Fragment>
                ))}
                {removed !== undefined && removed.position >= articles.length && <li>{notice}</li>}
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
