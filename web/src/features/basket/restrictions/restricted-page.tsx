import {
  type Arrival,
  doubtOf,
  type ProductCatalogue,
  restrictedGoodFor,
  restrictionSeverity,
  typeset,
} from '@retour/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { BackLink, ButtonLink, Notice, PageHeading, Pill, Stack } from '../../../ui';
import { readNamedPage } from '../products/named-page';
import { useBasketLinks, usePageName } from '../products/product-link';
import { useOpened } from '../products/product-row';
import { TreeList } from '../products/tree-list';
import { UnknownProduct } from '../products/unknown-product';
import { useBasketSession } from '../session/basket-session';
import { lawText } from '../text/law-text';
import { isKeptOut, restrictionText, severityWords } from '../text/restriction-text';
import { banFrom } from './ban-from';
import { productsOfGood } from './products-of-good';

const tones = { forbidden: 'error', regulated: 'warning', information: 'info' } as const;

export interface RestrictedPageProps {
  /** Restricted good that the address names. */
  readonly id: string;
  /** Its name, where it is not what the person called it. */
  readonly called?: string;
  readonly arrival: Arrival;
  /** The products offered to this traveller. */
  readonly offered: ProductCatalogue;
}

/** What the law says of restricted goods from this country, what to do, and the way to tell an agent of them. */
export function RestrictedPage({ id, called: known, arrival, offered }: RestrictedPageProps): ReactNode {
  const { name: typed } = readNamedPage(useLocation().state);
  const { paths, agentWords } = useBasketSession();
  const links = useBasketLinks();
  const good = restrictedGoodFor(id, arrival);
  const called = (known ?? typed ?? good?.name ?? '').replace(/^./u, (letter) =>
    letter.toLocaleUpperCase('fr'),
  );
  const toForm = usePageName(called);
  const opened = useOpened();
  if (good === undefined) return <UnknownProduct />;
  const severity = restrictionSeverity(good, arrival);
  const isOut = severity !== null && isKeptOut({ good, severity });
  const doubt = doubtOf(good);
  const products = productsOfGood(id, offered);
  const name = typeset(called);
  const goodName = typeset(good.name);
  return (
    <Stack gap="large">
      <BackLink to={paths.products} />
      <PageHeading title={name} kicker={name === goodName ? undefined : goodName} />
      {severity === null ? (
        <Notice tone="info">{restrictionText.notRestricted}</Notice>
      ) : (
        <Notice
          tone={isOut ? 'error' : tones[severity]}
          title={
            severity === 'forbidden'
              ? banFrom({ good, severity }, arrival)
              : severityWords({ good, severity })
          }
        >
          <p>{typeset(good.law)}</p>
          <p>
            {lawText([good.legalBasis])}{' '}
            {doubt !== null && agentWords !== undefined && <Pill tone="note">{doubt}</Pill>}
          </p>
          {doubt !== null && agentWords === undefined && <p>{restrictionText.toConfirm}</p>}
        </Notice>
      )}
      {severity !== null && (
        <section>
          <Stack gap="small">
            <h2>{agentWords?.whatToDo ?? restrictionText.whatToDo}</h2>
            <p>{agentWords?.act(good.id, severity) ?? typeset(good.advice)}</p>
            {agentWords === undefined && (
              <p>
                <Link to={`/preparer-mon-voyage#${good.topic}`}>{restrictionText.more}</Link>
              </p>
            )}
          </Stack>
        </section>
      )}
      {!isOut && products.length > 0 && (
        <section>
          <h2>{restrictionText.products}</h2>
          <TreeList products={products} />
        </section>
      )}
      <ButtonLink
        to={links.declareRestricted(good.id)}
        {...toForm}
        state={{ ...toForm.state, ...opened }}
        variant="secondary"
      >
        {isOut ? (agentWords?.addForbidden ?? restrictionText.haveSome) : restrictionText.addFreely}
      </ButtonLink>
    </Stack>
  );
}
