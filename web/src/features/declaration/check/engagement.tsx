import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui';
import { takeListsBack } from '../../basket/products/typed-list/waiting/take-lists-back';
import {
  cannotBeAdded,
  countOf,
  type UncountedLine,
} from '../../basket/products/typed-list/waiting/uncounted-lines';
import { useBasketSession } from '../../basket/session/basket-session';
import { uncountedText } from '../../basket/text/uncounted-text';
import { checkText } from '../text/check-text';
import styles from './check-page.module.css';

/** What is declared by sending: beside the act, what waits in a list is not left unsaid, nor without the way back to it. */
export function Engagement({ uncounted }: { readonly uncounted: readonly UncountedLine[] }): ReactNode {
  const { lists, paths } = useBasketSession();
  if (uncounted.length === 0) return <p className={styles.engagement}>{checkText.engagement}</p>;
  const some = uncounted.some(cannotBeAdded) ? 'some' : 'none';
  const toShow = uncounted.every(cannotBeAdded) ? 'all' : some;
  return (
    <>
      <p className={styles.engagement}>{checkText.engagementWithout(countOf(uncounted), toShow)}</p>
      <ButtonLink to={paths.products} variant="secondary" onClick={() => takeListsBack(lists)}>
        {uncountedText.backToList}
      </ButtonLink>
    </>
  );
}
