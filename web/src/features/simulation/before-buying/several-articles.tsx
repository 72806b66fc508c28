import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ActBar, Button, Notice } from '../../../ui';
import { seekBesideList } from '../../basket/products/typed-list/waiting/note-uncounted';
import { useBasketSession } from '../../basket/session/basket-session';
import { beforeBuyingText } from '../text/before-buying-text';

/** Takes a list to the page where each of its articles is confirmed; one that waits there stays before it. */
export function useGoToList(): (typed: string) => void {
  const { paths } = useBasketSession();
  const navigate = useNavigate();
  return (typed) => {
    seekBesideList(typed);
    void navigate(paths.products);
  };
}

/** In the place of an answer, which is of one article. */
export function SeveralArticles(): ReactNode {
  return (
    <>
      <Notice tone="info" title={beforeBuyingText.several} live>
        {beforeBuyingText.severalAdvice}
      </Notice>
      <ActBar>
        <Button type="submit">{beforeBuyingText.seeList}</Button>
      </ActBar>
    </>
  );
}
