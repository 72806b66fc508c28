import type { SimulationAnswer } from '@retour/contract';
import { isOfSum, type ProductCatalogue, typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink, Card, Notice, Stack } from '../../../ui';
import { AllowanceBars } from '../../basket/assessment/allowance-bars';
import { useBasketLinks, usePageName } from '../../basket/products/product-link';
import { lawText, withCites } from '../../basket/text/law-text';
import { productName } from '../../basket/text/product-words';
import { restrictionText } from '../../basket/text/restriction-text';
import { shownCountryName } from '../../reference/shown-country-name';
import { simulatorPaths } from '../simulator-paths';
import { beforeBuyingText } from '../text/before-buying-text';
import { isRuledOut, type PurchaseOutcome } from './assess-purchase';
import styles from './before-buying.module.css';
import { type ConsideredArticle, suggestedProducts } from './considered-article';
import { purchaseWords } from './purchase-words';

const answerId = 'reponse';

/** What is pressed goes away with its focus: the title of the new answer takes it. */
function answer(act: (chosen: string) => void, chosen: string): void {
  act(chosen);
  document.getElementById(answerId)?.focus();
}

export interface PurchaseAnswerProps {
  readonly before: SimulationAnswer;
  readonly outcome: PurchaseOutcome;
  readonly considered: ConsideredArticle;
  readonly catalogue: ProductCatalogue;
  readonly name: string;
  /** Its price is of several, and not said to be of each or of all. */
  readonly awaitsBasis: boolean;
  /** Where the article is bought, when it is not the country of the trip. */
  readonly country: string | undefined;
  readonly onChangeCountry: () => void;
  readonly onChooseNode: (node: string) => void;
  readonly onChooseGood: (good: string) => void;
  readonly onDeny: (good: string) => void;
  /** What was typed goes on to the form that tells an agent of it. */
  readonly onAlreadyBought: (good: string) => void;
}

/** What is left before an article has a price, then what it changes; what may not enter before any amount. */
export function PurchaseAnswer({
  before,
  outcome,
  considered,
  catalogue,
  name,
  awaitsBasis,
  country,
  ...acts
}: PurchaseAnswerProps): ReactNode {
  const links = useBasketLinks();
  const named = usePageName(name);
  const words = purchaseWords(before, outcome, considered, catalogue, awaitsBasis);
  const { held, doubt } = considered;
  const isForbidden = isRuledOut(outcome, considered);
  const isSum = outcome.effect !== undefined && isOfSum(outcome.effect.line.explanation);
  return (
    <Card as="section" labelledBy={answerId}>
      <Stack>
        <div role="status" className={styles.answer}>
          <h2 id={answerId} tabIndex={-1} className={isForbidden ? styles.forbidden : undefined}>
            {words.title}
          </h2>
          {country !== undefined && (
            <p className={styles.country}>
              {beforeBuyingText.boughtIn(shownCountryName(country))}
              <Button variant="quiet" compact onClick={acts.onChangeCountry}>
                {beforeBuyingText.change}
              </Button>
            </p>
          )}
          {words.left !== undefined && <p className={styles.left}>{words.left}</p>}
          {words.rules.map(({ message, legalBasis }) => (
            <Notice key={message} tone={isForbidden ? 'error' : 'warning'}>
              <p>{withCites(message)}</p>
              {legalBasis !== null && <p className={styles.law}>{lawText([legalBasis])}</p>}
            </Notice>
          ))}
          {words.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {held !== null && (
            <p>
              <Link to={`/preparer-mon-voyage#${held.good.topic}`}>{restrictionText.more}</Link>
            </p>
          )}
        </div>
        {doubt !== null && (
          <fieldset className={styles.acts}>
            <legend>{restrictionText.question(typeset(name), doubt.good.question ?? '')}</legend>
            <Button variant="secondary" compact onClick={() => answer(acts.onChooseGood, doubt.good.id)}>
              {restrictionText.yes}
            </Button>
            <Button variant="secondary" compact onClick={() => answer(acts.onDeny, doubt.good.id)}>
              {restrictionText.no}
            </Button>
          </fieldset>
        )}
        {isForbidden && held !== null ? (
          <ButtonLink
            to={links.declareRestricted(held.good.id)}
            state={{ ...named.state, returnTo: simulatorPaths.beforeBuying }}
            variant="secondary"
            onClick={() => {
              named.onClick();
              acts.onAlreadyBought(held.good.id);
            }}
          >
            {beforeBuyingText.already}
          </ButtonLink>
        ) : (
          <>
            <Listed considered={considered} onChoose={(node) => answer(acts.onChooseNode, node)} />
            {considered.youngest === null && !isSum && (
              <AllowanceBars answer={outcome.after ?? outcome.range?.[1].after ?? before} />
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

function Listed({
  considered,
  onChoose,
}: {
  readonly considered: ConsideredArticle;
  readonly onChoose: (node: string) => void;
}): ReactNode {
  const listed = suggestedProducts(considered);
  if (listed.length === 0) return null;
  return (
    <fieldset className={styles.acts}>
      <legend>{beforeBuyingText.listed}</legend>
      {listed.map((one) => (
        <Button key={one.id} variant="secondary" compact onClick={() => onChoose(one.id)}>
          {productName(one)}
        </Button>
      ))}
    </fieldset>
  );
}
