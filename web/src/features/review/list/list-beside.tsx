import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../ui';
import { listText } from '../text/list-text';
import { DeclarationCard } from './declaration-rows';
import styles from './list-beside.module.css';
import type { ListFilters } from './list-filters';
import { ListPages } from './list-pages';
import { NewsBar } from './news-bar';
import { NothingFound } from './nothing-found';
import { useFocusOnceDrawn } from './use-focus-once-drawn';
import type { ShownList } from './use-shown-list';

export interface ListBesideProps {
  readonly search: ReactNode;
  readonly chips: ReactNode;
  readonly filters: ListFilters;
  /** Undefined until it was read once: `unread` says why. */
  readonly list: ShownList | undefined;
  readonly unread: ReactNode;
  /** The public id of the declaration that is read beside it. */
  readonly current: string;
  readonly onShow: () => void;
}

/** The list that a sheet was chosen from, beside it: the next one is a press away; another search has the whole page. */
export function ListBeside({
  search,
  chips,
  filters,
  list,
  unread,
  current,
  onShow,
}: ListBesideProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  useCurrentInView(box, current, list !== undefined);
  const showLatest = useFocusOnceDrawn(box, onShow);
  return (
    <section ref={box} tabIndex={-1} className={styles.pane} aria-label={listText.table}>
      <div className={styles.head}>
        {search}
        {chips}
        {list !== undefined && (
          <>
            <p className={styles.count}>{listText.total(list.total, list.totalIsMinimum)}</p>
            <NewsBar list={list} isFirstPage={filters.offset === 0} onShow={showLatest} />
          </>
        )}
      </div>
      {list === undefined && unread}
      {list?.rows.length === 0 && <NothingFound filters={filters} total={list.total} />}
      {list !== undefined && list.rows.length > 0 && (
        <ul className={styles.rows}>
          {list.rows.map(({ declaration, isGone }) => (
            <li
              key={declaration.id}
              className={classNames(
                styles.row,
                isGone && styles.gone,
                declaration.publicId === current && styles.current,
              )}
            >
              <DeclarationCard declaration={declaration} isCurrent={declaration.publicId === current} />
            </li>
          ))}
        </ul>
      )}
      {list !== undefined && <ListPages filters={filters} list={list} />}
    </section>
  );
}

/** The row of what is read comes into view in its list; the page itself does not move. */
function useCurrentInView(
  box: { readonly current: HTMLElement | null },
  current: string,
  isRead: boolean,
): void {
  useEffect(() => {
    const pane = box.current;
    const row = pane?.querySelector('[aria-current="page"]')?.closest('li');
    if (!isRead || current === '' || pane === null || !row) return;
    const [seen, wanted] = [pane.getBoundingClientRect(), row.getBoundingClientRect()];
    if (wanted.top < seen.top) pane.scrollTop -= seen.top - wanted.top;
    if (wanted.bottom > seen.bottom) pane.scrollTop += wanted.bottom - seen.bottom;
  }, [box, current, isRead]);
}
