import type { SimulationAnswer } from '@retour/contract';
import { answerWords } from '@retour/core';
import type { ReactNode } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { basketArticles } from '../../../store';
import { ButtonLink, Card, Columns, Stack, TagCard } from '../../../ui';
import { type SumLabel, useBasketSession } from '../session/basket-session';
import { useBasketWords } from '../session/use-basket-words';
import { formatArticleCount } from '../text/article-count';
import { AllowanceBars } from './allowance-bars';
import { RunningTotal, type SoFarProps } from './running-total';
import styles from './running-total.module.css';
import { useSimulation } from './use-simulation';

export interface WithTagProps {
  readonly children: ReactNode;
  /** A form on a phone keeps the height for itself. */
  readonly hideStrip?: boolean | undefined;
  /** The basket's own page, which has no way to itself. */
  readonly onBasket?: boolean | undefined;
  /** What is said over the sum, where it is not what its session says. */
  readonly sumLabel?: SumLabel | undefined;
}

/** A page of the basket with what it costs so far: the tag beside it, or the strip under it on phones. */
export function WithTag({
  children,
  hideStrip = false,
  onBasket = false,
  sumLabel: own,
}: WithTagProps): ReactNode {
  const isWide = useMediaQuery(wideScreen);
  const session = useBasketSession();
  const sumLabel = own ?? session.sumLabel;
  return (
    <>
      <Columns aside={isWide && <SoFarTag onBasket={onBasket} sumLabel={sumLabel} />}>{children}</Columns>
      {!hideStrip && <RunningTotal onBasket={onBasket} sumLabel={sumLabel} />}
    </>
  );
}

function SoFarTag({ onBasket, sumLabel }: SoFarProps): ReactNode {
  const { answer } = useSimulation();
  const { request, paths, seeResult, emptyTag } = useBasketSession();
  const words = useBasketWords();
  const count = basketArticles(request).length;
  if (count === 0 && emptyTag !== undefined) return emptyTag;
  if (answer === null) return null;
  const { label, amount } = answerWords(answer, 'running');
  return (
    <TagCard label={sumLabel?.(answer, label) ?? label} amount={amount} note={formatArticleCount(count)}>
      <Stack>
        <BasketAllowances answer={answer} />
        {count > 0 && (
          <>
            <ButtonLink to={paths.result}>{seeResult}</ButtonLink>
            {!onBasket && (
              <ButtonLink to={paths.basket} variant="secondary">
                {words.see}
              </ButtonLink>
            )}
          </>
        )}
      </Stack>
    </TagCard>
  );
}

function BasketAllowances({ answer }: { readonly answer: SimulationAnswer }): ReactNode {
  const { sharedAllowances } = useBasketSession();
  return (
    <>
      <AllowanceBars answer={answer} shared={sharedAllowances?.potsOf(answer)} />
      {sharedAllowances?.noticeOf(answer)}
    </>
  );
}

/** What is left of the allowances, within the page on phones; on wide screens the tag shows it. */
export function AllowancesCard(): ReactNode {
  const { answer, calculator } = useSimulation();
  const isWide = useMediaQuery(wideScreen);
  if (isWide) return null;
  if (answer === null) return calculator === null && <div className={styles.allowances} />;
  return (
    <Card>
      <Stack>
        <BasketAllowances answer={answer} />
      </Stack>
    </Card>
  );
}
