import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { forgetDraft } from '../../../../store';
import { Button, ButtonLink, FoldedList, Notice, showPageTop, useAnnounce } from '../../../../ui';
import { readArticleAndPrice } from '../../../basket/products/read-name-field';
import { endsInBareNumber } from '../../../basket/products/read-priced-article';
import { mayBeList } from '../../../basket/products/typed-list/reading/list-text';
import { shortened } from '../../../basket/products/typed-list/waiting/shortened';
import { toldOneByOne, unreadText } from '../../../basket/products/typed-list/waiting/uncounted-lines';
import styles from '../../../basket/products/typed-list/waiting/uncounted-notice.module.css';
import type { CurrencyContext } from '../../../basket/products/typed-list/words/currency-words';
import { useBasketSession } from '../../../basket/session/basket-session';
import { articleText } from '../../../basket/text/article-text';
import { uncountedText } from '../../../basket/text/uncounted-text';
import { useCatalogue, useCurrencies } from '../../../reference';
import { creationPaths } from '../creation-paths';
import { resumed } from '../progress/resume-at';
import type { TypedArticle } from '../progress/typed-articles';
import { notAddedText, notChangedText } from '../text/creation-text';

/** What was meant for the basket: a list, or an article with its price. Words alone were looked for. */
function isMeant(typed: string, context: CurrencyContext): boolean {
  return mayBeList(typed) || endsInBareNumber(typed, context) || readArticleAndPrice(typed, context) !== null;
}

function nameOf({ name, productId = '' }: TypedArticle, catalogue: ProductCatalogue): string {
  return name || (indexCatalogue(catalogue).get(productId)?.name ?? articleText.customTitle);
}

export interface NotAddedNoticeProps {
  /** In the search. */
  readonly typed: string;
  readonly articles: readonly TypedArticle[];
}

/** What an officer typed and added nowhere, in the search and in the forms of articles: back to it, or left out. */
export function NotAddedNotice({ typed, articles }: NotAddedNoticeProps): ReactNode {
  const { request, lists } = useBasketSession();
  const { defaultCurrency } = request;
  const currencies = useCurrencies()?.currencies ?? [];
  const catalogue = useCatalogue();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  if (catalogue === null) return null;
  const isLeft = typed !== '' && isMeant(typed, { currencies, defaultCurrency });
  const isInForm = articles.some(({ sought }) => sought === typed);
  const lines =
    isLeft && !isInForm ? toldOneByOne(mayBeList(typed) ? [unreadText(typed)] : [{ key: typed, typed }]) : [];
  const added = articles.filter(({ isChange }) => !isChange);
  const changed = articles.filter(({ isChange }) => isChange);
  const leaveOut = (left: readonly TypedArticle[], said: string): void => {
    for (const { which } of left) forgetDraft('article', which);
    announce(said);
    showPageTop();
    // Read again at each navigation.
    void navigate(pathname + search, { replace: true, state });
  };
  const linksTo = (left: readonly TypedArticle[]): readonly ReactNode[] =>
    left.map((article) => (
      <li key={article.which}>
        <Link to={article.path} state={resumed}>
          {notAddedText.resume(nameOf(article, catalogue))}
        </Link>
      </li>
    ));
  // Two products may have been tried for the same words.
  const tried = new Set(added.map(({ sought, which }) => sought ?? which));
  const count = lines.length + tried.size;
  return (
    <>
      {count > 0 && (
        <Notice tone="warning" title={notAddedText.title(count)}>
          <FoldedList others={uncountedText.others}>
            {lines.map(({ key, typed: line }) => (
              <li key={key}>{uncountedText.line(shortened(line))}</li>
            ))}
            {linksTo(added)}
          </FoldedList>
          <div className={styles.acts}>
            {lines.length > 0 && (
              <ButtonLink to={creationPaths.products} variant="secondary" compact>
                {notAddedText.back}
              </ButtonLink>
            )}
            <Button
              variant="quiet"
              compact
              onClick={() => {
                if (isLeft) forgetDraft('agentSearch', lists);
                leaveOut(added, notAddedText.leftOut(count));
              }}
            >
              {notAddedText.leaveOut(count)}
            </Button>
          </div>
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="warning" title={notChangedText.title(changed.length)}>
          <FoldedList others={uncountedText.others}>{linksTo(changed)}</FoldedList>
          <div className={styles.acts}>
            <Button variant="quiet" compact onClick={() => leaveOut(changed, notChangedText.leftOut)}>
              {notChangedText.leaveOut}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
