import { type AnswerLine, simulationLimits } from '@retour/contract';
import {
  describeArticle,
  exactDecimal,
  formatAskedLine,
  formatPrice,
  indexCatalogue,
  type Product,
  toNumber,
  unidentifiedIds,
} from '@retour/core';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { shareOf, timesCount } from '../../../lib/exact-decimal';
import { useKept } from '../../../lib/use-kept';
import type { BasketArticle } from '../../../store';
import { Button, ButtonLink, Notice, Stepper } from '../../../ui';
import { useCatalogue } from '../../reference';
import { useSimulation } from '../assessment/use-simulation';
import { priceDecimals } from '../products/article-draft';
import { articleKind } from '../products/article-kind';
import { useBasketLinks } from '../products/product-link';
import { useBasketSession } from '../session/basket-session';
import { useAgentWords } from '../session/use-agent-words';
import { DoubtQuestion, doubtsOf } from '../summary/doubt-question';
import { LinePill } from '../summary/line-pill';
import { paidPrice } from '../summary/paid-price';
import { basketText } from '../text/summary-text';
import { AskWhich } from './ask-which';
import styles from './basket-line.module.css';
import { BoughtIn } from './bought-in';
import { holdInPlace } from './hold-in-place';

export interface BasketLineProps {
  readonly article: BasketArticle;
  /** Its name among the others of the basket, heard with each of its buttons. */
  readonly called: string;
  readonly onRemove: (article: BasketArticle) => void;
}

/** Where the focus goes when the article is put back. */
export function lineId(articleId: string): string {
  return `article-${articleId}`;
}

interface DrawnLineProps extends BasketLineProps {
  readonly product: Product | null;
  /** What the article comes to; undefined while nothing is computed. */
  readonly assessed: AnswerLine | undefined;
  readonly isUnidentified: boolean;
  readonly isAtDesk: boolean;
  readonly isComputed: boolean;
  /** Where it was bought, when it is not the country of the trip. */
  readonly boughtIn: string | undefined;
  readonly refusals: readonly string[];
  readonly doubts: ReturnType<typeof doubtsOf>;
  readonly editPath: string;
  readonly onChange: (article: BasketArticle) => void;
}

/** An article of the basket. A change of one computes all of them: those to which it changes nothing are not drawn again. */
export function BasketLine({ article, called, onRemove }: BasketLineProps): ReactNode {
  const catalogue = useCatalogue();
  const { refusals, answer, calculator } = useSimulation();
  const { request, store } = useBasketSession();
  const { purchaseCountry } = article;
  const assessed = answer?.shoppingProducts.find(({ customId }) => customId === article.id);
  const drawn = useKept<DrawnLineProps>({
    article,
    called,
    product: (catalogue && indexCatalogue(catalogue).get(article.productId ?? '')) ?? null,
    assessed,
    isAtDesk: useAgentWords() !== undefined,
    isUnidentified: answer !== null && unidentifiedIds(answer.warnings).has(article.id),
    isComputed: calculator !== null,
    boughtIn: purchaseCountry === request.country ? undefined : purchaseCountry,
    refusals: refusals.filter((refusal) => refusal.article?.id === article.id).map(({ message }) => message),
    doubts: answer === null ? [] : doubtsOf(answer, article.id),
    editPath: useBasketLinks().edit(article.id),
    onChange: store.put,
    onRemove,
  });
  return <DrawnLine {...drawn} />;
}

const DrawnLine = memo(function DrawnLine({
  article,
  called,
  product,
  assessed,
  isUnidentified,
  isAtDesk,
  isComputed,
  boughtIn,
  refusals,
  doubts,
  editPath,
  onChange,
  onRemove,
}: DrawnLineProps): ReactNode {
  return (
    <li id={lineId(article.id)} tabIndex={-1} className={styles.line}>
      <div className={styles.words}>
        <span className={styles.name}>
          {describeArticle(article, product)}
          <BoughtIn country={boughtIn} />
        </span>
        {assessed !== undefined && <span className={styles.amount}>{formatAskedLine(assessed)}</span>}
      </div>
      <div className={styles.words}>
        <span className={styles.price}>
          {assessed === undefined ? formatPrice(article.value, article.currency) : paidPrice(assessed)}
        </span>
        {assessed !== undefined && (
          <LinePill line={assessed} product={product} isUnidentified={isUnidentified} isAtDesk={isAtDesk} />
        )}
        {!isComputed && <span className={styles.computed} />}
      </div>
      {refusals.map((message) => (
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
        {articleKind(product) !== 'amount' && (
          <CountButtons article={article} called={called} onChange={onChange} />
        )}
        <div className={styles.changes}>
          <ButtonLink to={editPath} variant="quiet" compact icon={Pencil} label={basketText.edit(called)}>
            {basketText.editWord}
          </ButtonLink>
          <Button
            variant="quiet"
            compact
            icon={Trash2}
            onClick={() => onRemove(article)}
            label={basketText.remove(called)}
          >
            {basketText.removeWord}
          </Button>
        </div>
      </div>
    </li>
  );
});

/** One more or one less of the same, when the price divides exactly; no more than a basket may hold. */
function CountButtons({
  article,
  called,
  onChange,
}: Pick<DrawnLineProps, 'article' | 'called' | 'onChange'>): ReactNode {
  const count = article.amount ?? 1;
  const unitPrice = shareOf(exactDecimal(article.value), count, priceDecimals);
  if (unitPrice === undefined) return null;
  const priceOf = (next: number): number => toNumber(timesCount(unitPrice, next));
  const setCount = (next: number, pressed: Element): void => {
    holdInPlace(pressed);
    onChange({ ...article, amount: next > 1 ? next : undefined, value: priceOf(next) });
  };
  return (
    <Stepper
      fewer={{
        label: basketText.fewer(called),
        disabled: count <= 1,
        onClick: ({ currentTarget }) => setCount(count - 1, currentTarget),
      }}
      more={{
        label: basketText.more(called),
        disabled: priceOf(count + 1) > simulationLimits.originalValue.max,
        onClick: ({ currentTarget }) => setCount(count + 1, currentTarget),
      }}
    >
      <span className={styles.number}>{count}</span>
    </Stepper>
  );
}
