import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetDraft } from '../../../../store';
import { Button, ButtonLink, FoldedList, Notice, showPageTop, useAnnounce } from '../../../../ui';
import { endsInBareNumber, readArticleAndPrice } from '../../../basket/products/read-priced-article';
import type { CurrencyContext } from '../../../basket/products/typed-list/currency-words';
import { mayBeList } from '../../../basket/products/typed-list/list-text';
import { shortened } from '../../../basket/products/typed-list/shortened';
import { toldOneByOne, unreadText } from '../../../basket/products/typed-list/uncounted-lines';
import styles from '../../../basket/products/typed-list/uncounted-notice.module.css';
import { useBasketSession } from '../../../basket/session/basket-session';
import { uncountedText } from '../../../basket/text/uncounted-text';
import { useCurrencies } from '../../../reference';
import { creationPaths } from '../creation-paths';
import { notAddedText } from '../text/creation-text';

/** What was meant for the basket: a list, or an article with its price. Words alone were looked for. */
function isMeant(typed: string, context: CurrencyContext): boolean {
  return mayBeList(typed) || endsInBareNumber(typed, context) || readArticleAndPrice(typed, context) !== null;
}

/** What an officer typed in the search and added nowhere: back to it, or left out. */
export function NotAddedNotice({ typed }: { readonly typed: string }): ReactNode {
  const { defaultCurrency } = useBasketSession().request;
  const currencies = useCurrencies()?.currencies ?? [];
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  if (!isMeant(typed, { currencies, defaultCurrency })) return null;
  const lines = toldOneByOne(mayBeList(typed) ? [unreadText(typed)] : [{ key: typed, typed }]);
  const leaveOut = (): void => {
    forgetDraft('agentSearch');
    announce(notAddedText.leftOut(lines.length));
    showPageTop();
    // Read again at each navigation.
    void navigate(pathname + search, { replace: true, state });
  };
  return (
    <Notice tone="warning" title={notAddedText.title(lines.length)}>
      <FoldedList others={uncountedText.others}>
        {lines.map(({ key, typed: line }) => (
          <li key={key}>{uncountedText.line(shortened(line))}</li>
        ))}
      </FoldedList>
      <div className={styles.acts}>
        <ButtonLink to={creationPaths.products} variant="secondary" compact>
          {notAddedText.back}
        </ButtonLink>
        <Button variant="quiet" compact onClick={leaveOut}>
          {notAddedText.leaveOut(lines.length)}
        </Button>
      </div>
    </Notice>
  );
}
