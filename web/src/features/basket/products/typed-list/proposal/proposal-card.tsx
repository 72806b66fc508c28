import {
  type AmountUnit,
  formatAmount,
  formatCount,
  formatNumber,
  formatPrice,
  type Product,
} from '@retour/core';
import { OctagonX, PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFirstFocus } from '../../../../../lib/use-first-focus';
import type { BasketArticle } from '../../../../../store';
import { Button, Card, type Icon, IconTile, Notice, Pill, RadioGroup, SelectField } from '../../../../../ui';
import { productIcon } from '../../../../reference';
import { articleErrors, articleText } from '../../../text/article-text';
import { isKeptOut, severityWords } from '../../../text/restriction-text';
import { typedListText } from '../../../text/typed-list-text';
import { currencyLabel } from '../../currency-label';
import type { NamedCurrency } from '../../currency-options';
import { amountOfEach, totalOf } from '../reading/fill-draft';
import type { ReadArticle } from '../reading/read-article';
import styles from '../typed-list.module.css';
import type { DecidedArticle } from '../waiting/decided-article';
import { BasisQuestion } from './basis-question';
import { IgnoreButton } from './ignore-button';
import type { Proposal, Target } from './proposal';
import { optionLabel, targetName } from './target-name';

export interface ProposalCardProps {
  readonly id: string;
  readonly article: ReadArticle;
  readonly proposal: Proposal;
  /** Its name among the others of the list, heard with each of its buttons. */
  readonly called: string;
  readonly currencies: readonly NamedCurrency[];
  readonly isFull: boolean;
  readonly onDecide: (decision: Omit<DecidedArticle, 'key'>) => void;
  readonly onAdd: (article: Omit<BasketArticle, 'id'>) => void;
  /** Its own form, filled with what was read. */
  readonly onOpen: () => void;
  readonly onIgnore: () => void;
}

/** One article of the list as it was read, to be confirmed, put right in its own form, or ignored. */
export function ProposalCard(props: ProposalCardProps): ReactNode {
  const { id, article, proposal, called, isFull, onDecide, onAdd, onOpen, onIgnore } = props;
  const [isMissing, setIsMissing] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const choiceId = `${id}-produit`;
  useFirstFocus(isChoosing ? choiceId : undefined);
  const { readiness, target, read } = proposal;
  const isUnclear = readiness.kind === 'unclear';
  const isTooYoung = readiness.kind === 'too-young';
  const name = targetName(target, read.name);
  const isPriceMissing = proposal.asksPrice && proposal.price === undefined;
  const isBasisMissing = proposal.asksBasis && proposal.basis === undefined;

  /** What is ambiguous is decided first, by the one who wrote it. */
  const whenDecided = (act: () => void): void => {
    if (!isPriceMissing && !isBasisMissing) {
      act();
      return;
    }
    setIsMissing(true);
    document.getElementById(isPriceMissing ? `${id}-prix` : `${id}-pour`)?.focus();
  };
  const add = (): void => {
    if (isFull) setIsRefused(true);
    else if (readiness.kind === 'ready' && readiness.article !== undefined) onAdd(readiness.article);
  };

  return (
    <Card as="li">
      <article id={id} tabIndex={-1} aria-labelledby={`${id}-nom`} className={styles.proposal}>
        <div className={styles.head}>
          <IconTile icon={iconOf(target)} />
          <div className={styles.words}>
            <h3 id={`${id}-nom`} className={styles.name}>
              {name}
            </h3>
            <p className={styles.soft}>{typedListText.typed(article.typed)}</p>
            {readiness.kind === 'restricted' && (
              <Pill tone={isKeptOut(readiness.restriction) ? 'danger' : 'note'}>
                {severityWords(readiness.restriction)}
              </Pill>
            )}
          </div>
          {!isChoosing && !proposal.asksTarget && !isTooYoung && (
            <Button
              variant="quiet"
              compact
              label={typedListText.otherProductThan(called)}
              onClick={() => setIsChoosing(true)}
            >
              {typedListText.otherProduct}
            </Button>
          )}
        </div>
        {isChoosing && (
          <SelectField
            id={choiceId}
            label={typedListText.target}
            value={target.id}
            options={proposal.targets.map((one) => ({ value: one.id, label: optionLabel(one, read.name) }))}
            onChange={(chosen) => onDecide({ target: chosen })}
          />
        )}
        {proposal.asksTarget && (
          <RadioGroup
            id={`${id}-sens`}
            name={`${id}-sens`}
            layout="list"
            legend={typedListText.targetQuestion(read.name)}
            options={nearest(proposal.targets).map((one) => ({
              id: one.id,
              value: optionLabel(one, read.name),
            }))}
            selected={isUnclear ? undefined : target.id}
            onChange={(chosen) => onDecide({ target: chosen })}
          />
        )}
        <PriceRead {...props} />
        {isTooYoung && <Notice tone="warning">{readiness.advice}</Notice>}
        {proposal.asksPrice && !isUnclear && !isTooYoung && (
          <RadioGroup
            id={`${id}-prix`}
            name={`${id}-prix`}
            layout="list"
            legend={typedListText.priceQuestion}
            options={article.prices.map(({ price, currency, nameEnd }, position) => ({
              id: `${position}`,
              value: priceChoice(formatPrice(price, currency), article, nameEnd),
            }))}
            selected={proposal.price && `${article.prices.indexOf(proposal.price)}`}
            error={isMissing && isPriceMissing ? typedListText.priceMissing : undefined}
            onChange={(position) => onDecide({ price: Number(position) })}
          />
        )}
        {proposal.asksBasis && proposal.price !== undefined && !isUnclear && !isTooYoung && (
          <BasisQuestion
            id={`${id}-pour`}
            price={proposal.price.price}
            currency={proposal.price.currency}
            count={article.count}
            basis={proposal.basis}
            isMissing={isMissing && isBasisMissing}
            onSay={(basis) => onDecide({ basis })}
          />
        )}
        {readiness.kind === 'form' && <p className={styles.soft}>{readiness.reason}</p>}
        {isRefused && isFull && (
          <Notice tone="error" live>
            {articleErrors.fullBasket}
          </Notice>
        )}
        <div className={styles.acts}>
          {isUnclear || isTooYoung ? null : readiness.kind === 'ready' ? (
            <Button compact label={typedListText.addThis(called)} onClick={() => whenDecided(add)}>
              {typedListText.add}
            </Button>
          ) : (
            <Button
              compact
              label={
                readiness.kind === 'restricted'
                  ? typedListText.ruleOf(called)
                  : typedListText.completeThis(called)
              }
              onClick={() => whenDecided(onOpen)}
            >
              {readiness.kind === 'restricted' ? typedListText.rule : typedListText.complete}
            </Button>
          )}
          {readiness.kind === 'ready' && (
            <Button
              variant="quiet"
              compact
              label={typedListText.changeThis(called)}
              onClick={() => whenDecided(onOpen)}
            >
              {typedListText.change}
            </Button>
          )}
          <IgnoreButton
            typed={article.typed}
            isNotBrought={isTooYoung || readiness.kind === 'restricted'}
            onPress={onIgnore}
          />
        </div>
      </article>
    </Card>
  );
}

const maxNear = 4;

/** The first ones found, then the name as it was typed. */
function nearest(targets: readonly Target[]): readonly Target[] {
  return [...targets.slice(0, -1).slice(0, maxNear), ...targets.slice(-1)];
}

/** How many and how much, as it was read. */
function PriceRead({ article, proposal, currencies }: ProposalCardProps): ReactNode {
  const { price, basis, asksBasis, target, read } = proposal;
  const product = target.kind === 'product' ? target.product : null;
  const isCounted = product?.unit != null;
  const quantity = quantitySentence(product, proposal);
  const isShown = price !== undefined && !asksBasis;
  return (
    <>
      {isShown && <p className={styles.price}>{priceWords(price.price, price.currency, basis, article)}</p>}
      {price === undefined && quantity === undefined && article.count > 1 && (
        <p className={styles.price}>{`${formatNumber(article.count)}\u00A0×`}</p>
      )}
      {isShown && price.per !== undefined && (
        <p className={styles.soft}>
          {typedListText.pricePer(formatPrice(price.per.price, price.currency), price.per)}
        </p>
      )}
      {quantity !== undefined && <p className={isCounted ? undefined : styles.soft}>{quantity}</p>}
      {read.currency !== undefined && !article.isCurrencyWritten && (
        <p className={styles.soft}>
          {typedListText.currencyAssumed(currencyLabel(read.currency, currencies))}
        </p>
      )}
    </>
  );
}

function priceWords(
  price: number,
  currency: string,
  basis: Proposal['basis'],
  { count }: ReadArticle,
): string {
  const one = formatPrice(price, currency);
  if (count === 1) return one;
  if (basis === 'all') return typedListText.total(one, formatNumber(count));
  return articleText.lineTotal(formatNumber(count), one, formatPrice(totalOf(price, count), currency));
}

function priceChoice(price: string, article: ReadArticle, nameEnd: string): string {
  const hasNames = article.prices.some((one) => one.nameEnd !== '');
  if (!hasNames) return price;
  return typedListText.priceOf(price, nameEnd === '' ? article.name : `${article.name} ${nameEnd}`);
}

/** « 0,75 L »; in another unit than the product's, its form asks. It changes nothing only where nothing else is to be said. */
function quantitySentence(product: Product | null, { read, price, readiness }: Proposal): string | undefined {
  const { measure, pack, count } = read;
  if (readiness.kind === 'unclear') return undefined;
  if (product?.unit != null) {
    const each = amountOfEach(product, read);
    if (each === undefined) return undefined;
    const quantity = formatAmount(totalOf(each, count), product.unit);
    return pack === undefined
      ? typedListText.quantity(quantity)
      : typedListText.quantityOfPacks(
          quantity,
          formatCount(count, pack),
          isMeasured(product.unit) ? formatAmount(each, product.unit) : formatNumber(each),
        );
  }
  if (measure === undefined) return undefined;
  const isOfEach = count > 1 && isMeasured(measure.unit);
  const quantity = isOfEach
    ? `${formatNumber(count)}\u00A0× ${formatAmount(measure.value, measure.unit)}`
    : formatAmount(totalOf(measure.value, count), measure.unit);
  return readiness.kind === 'ready' && price?.per === undefined
    ? typedListText.quantityUnused(quantity)
    : typedListText.quantityRead(quantity);
}

const isMeasured = (unit: AmountUnit): boolean => unit === 'l' || unit === 'g';

function iconOf(target: Target): Icon {
  if (target.kind === 'product') return productIcon(target.product);
  return target.kind === 'restricted' ? OctagonX : PenLine;
}
