import {
  describeArticle,
  exactDecimal,
  formatAskedLine,
  formatPrice,
  indexCatalogue,
  toNumber,
  unidentifiedIds,
} from '@retour/core';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { shareOf, timesCount } from '../../../lib/exact-decimal';
import type { BasketArticle } from '../../../store';
import { Button, ButtonLink, Notice, Stepper } from '../../../ui';
import { useCatalogue } from '../../reference';
import { useSimulation } from '../assessment/use-simulation';
import { priceDecimals } from '../products/article-draft';
import { articleKind } from '../products/article-kind';
import { useBasketLinks } from '../products/product-link';
import { useBasketSession } from '../session/basket-session';
import { DoubtQuestion, doubtsOf } from '../summary/doubt-question';
import { LinePill } from '../summary/line-pill';
import { paidPrice } from '../summary/paid-price';
import { basketText } from '../text/summary-text';
import { AskWhich } from './ask-which';
import styles from './basket-line.module.css';
import { BoughtIn } from './bought-in';

export interface BasketLineProps {
  readonly article: BasketArticle;
  /** Its name among the others of the basket, heard with each of its buttons. */
  readonly called: string;
  readonly onRemove: () => void;
}

/** Where the focus goes when the article is put back. */
export function lineId(articleId: string): string {
  return `article-${articleId}`;
}

export function BasketLine({ article, called, onRemove }: BasketLineProps): ReactNode {
  const catalogue = useCatalogue();
  const { refusals, answer, calculator } = useSimulation();
  const { request } = useBasketSession();
  const doubts = answer === null ? [] : doubtsOf(answer, article.id);
  const links = useBasketLinks();
  const product = (catalogue && indexCatalogue(catalogue).get(article.productId ?? '')) ?? null;
  const { purchaseCountry } = article;
  const refused = refusals.filter((refusal) => refusal.article?.id === article.id);
  const isUnidentified = answer !== null && unidentifiedIds(answer.warnings).has(article.id);
  const assessed = answer?.shoppingProducts.find(({ customId }) => customId === article.id);
  return (
    <li id={lineId(article.id)} tabIndex={-1} className={styles.line}>
      <div className={styles.words}>
        <span className={styles.name}>
          {describeArticle(article, product)}
          <BoughtIn country={purchaseCountry === request.country ? undefined : purchaseCountry} />
        </span>
        {assessed !== undefined && <span className={styles.amount}>{formatAskedLine(assessed)}</span>}
      </div>
      <div className={styles.words}>
        <span className={styles.price}>
          {assessed === undefined ? formatPrice(article.value, article.currency) : paidPrice(assessed)}
        </span>
        {assessed !== undefined && (
          <LinePill line={assessed} product={product} isUnidentified={isUnidentified} />
        )}
        {calculator === null && <span className={styles.computed} />}
      </div>
      {refused.map(({ message }) => (
        <p key={message} className={styles.refused}>
          {message}
        </p>
      ))}
      {/* Asked here too: the country may have changed since the article was added. */}
      {doubts.map((good) => (
        <Notice key={good.id} tone="warning">
          <DoubtQuestion articleId={article.id} good={good} />
        </Notice>
      ))}
      <AskWhich line={assessed} article={article} />
      <div className={styles.acts}>
        {articleKind(product) !== 'amount' && <CountButtons article={article} called={called} />}
        <div className={styles.changes}>
          <ButtonLink
            to={links.edit(article.id)}
            variant="quiet"
            compact
            icon={Pencil}
            label={basketText.edit(called)}
          >
            {basketText.editWord}
          </ButtonLink>
          <Button variant="quiet" compact icon={Trash2} onClick={onRemove} label={basketText.remove(called)}>
            {basketText.removeWord}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** One more or one less of the same, when the price divides exactly. */
function CountButtons({ article, called }: Pick<BasketLineProps, 'article' | 'called'>): ReactNode {
  const { store } = useBasketSession();
  const count = article.amount ?? 1;
  const unitPrice = shareOf(exactDecimal(article.value), count, priceDecimals);
  if (unitPrice === undefined) return null;
  const setCount = (next: number): void =>
    store.put({
      ...article,
      amount: next > 1 ? next : undefined,
      value: toNumber(timesCount(unitPrice, next)),
    });
  return (
    <Stepper
      fewer={{
        label: basketText.fewer(called),
        disabled: count <= 1,
        onClick: () => setCount(count - 1),
      }}
      more={{ label: basketText.more(called), onClick: () => setCount(count + 1) }}
    >
      <span className={styles.number}>{count}</span>
    </Stepper>
  );
}
