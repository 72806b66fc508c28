import { ShoppingBag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type BasketArticle, basketArticles } from '../../../store';
import { BackLink, Button, ButtonLink, Card, EmptyState, Notice, PageHeading, Stack } from '../../../ui';
import { ConfirmationNotice } from '../assessment/confirmation-notice';
import { AllowancesCard, WithTag } from '../assessment/with-tag';
import { useBasketSession } from '../session/basket-session';
import { formatArticleCount } from '../text/article-count';
import { basketText } from '../text/summary-text';
import { BasketLine } from './basket-line';
import styles from './basket-line.module.css';

/** Every article, to be changed or removed; a removal can be undone. */
export function BasketPage(): ReactNode {
  const { request, store, paths, seeResult } = useBasketSession();
  const articles = basketArticles(request);
  const [removed, setRemoved] = useState<BasketArticle>();
  const remove = (article: BasketArticle): void => {
    store.remove(article.id);
    setRemoved(article);
  };
  const undo = (): void => {
    if (removed) store.put(removed);
    setRemoved(undefined);
  };

  return (
    <WithTag>
      <Stack gap="large">
        <BackLink to={paths.products}>{basketText.addFirst}</BackLink>
        <PageHeading
          title={basketText.title}
          kicker={articles.length > 0 ? formatArticleCount(articles.length) : undefined}
          lead={articles.length > 0 ? basketText.lead : undefined}
        />
        {removed !== undefined && (
          <Notice tone="info" live>
            <p>{basketText.removed(removed.name)}</p>
            <Button variant="quiet" compact onClick={undo}>
              {basketText.undo}
            </Button>
          </Notice>
        )}
        {articles.length === 0 ? (
          <EmptyState
            title={basketText.emptyTitle}
            icon={ShoppingBag}
            action={<ButtonLink to={paths.products}>{basketText.addFirst}</ButtonLink>}
          >
            {basketText.empty}
          </EmptyState>
        ) : (
          <>
            <ConfirmationNotice />
            <Card>
              <ul className={styles.list}>
                {articles.map((article) => (
                  <BasketLine key={article.id} article={article} onRemove={() => remove(article)} />
                ))}
              </ul>
            </Card>
            <AllowancesCard />
            <ButtonLink to={paths.result}>{seeResult}</ButtonLink>
            <ButtonLink to={paths.products} variant="secondary">
              {basketText.addFirst}
            </ButtonLink>
          </>
        )}
      </Stack>
    </WithTag>
  );
}
