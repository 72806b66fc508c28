import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui';
import { shortened } from '../../basket/products/typed-list/waiting/shortened';
import { travellerBasketWords } from '../../basket/text/basket-words';
import { basketText } from '../../basket/text/summary-text';
import { beforeBuyingText } from '../text/before-buying-text';
import styles from './before-buying.module.css';

/** Of the name, in a bar over the page: it was announced whole. */
const maxShown = 32;

export interface AddedNoticeProps {
  readonly name: string;
  readonly basketPath: string;
  readonly onUndo: () => void;
}

/** In the place of the button that added the article, with the focus: neither of its own buttons is pressed by a second press. */
export function AddedNotice({ name, basketPath, onUndo }: AddedNoticeProps): ReactNode {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = notice.current;
    if (element === null) return;
    // The bar is mostly in sight already, in the margin that a focus scrolls away from.
    element.focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={styles.added}>
      <p className={styles.addedWords}>
        <CircleCheck aria-hidden size={22} strokeWidth={1.9} />
        {beforeBuyingText.added(shortened(name, maxShown))}
      </p>
      <p className={styles.addedActs}>
        <Link to={basketPath}>{travellerBasketWords.see}</Link>
        <Button variant="quiet" compact onClick={onUndo}>
          {basketText.undo}
        </Button>
      </p>
    </div>
  );
}
