import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui';
import { listText } from '../text/list-text';
import styles from './list.module.css';
import type { ShownList } from './use-shown-list';

export interface NewsBarProps {
  readonly list: ShownList;
  /** Elsewhere what is new cannot be told from what was pushed from the page before. */
  readonly isFirstPage: boolean;
  readonly onShow: () => void;
}

/** « 3 nouvelles déclarations – Afficher »: rows never move by themselves. */
export function NewsBar({ list: { freshCount, goneCount }, isFirstPage, onShow }: NewsBarProps): ReactNode {
  const hasNews = freshCount > 0 || goneCount > 0;
  return (
    <div role="status">
      {hasNews && (
        <div className={styles.news}>
          <span>{isFirstPage ? listText.news(freshCount, goneCount) : listText.moved}</span>
          <Button variant="quiet" icon={RefreshCw} compact onClick={onShow}>
            {listText.show}
          </Button>
        </div>
      )}
    </div>
  );
}
