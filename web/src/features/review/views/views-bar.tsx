import { dayInParis, listViewLimits } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ownOfficeQuery } from '../../../lib/own-office';
import { Button } from '../../../ui';
import type { ListFilters } from '../list/list-filters';
import { isSamePlace, listPlace } from '../list/list-place';
import { viewText } from '../text/view-text';
import type { KeptPreferences } from './list-preferences';
import { ManageViewsDialog } from './manage-views-dialog';
import { SaveViewDialog } from './save-view-dialog';
import { fromViewQuery, toViewQuery } from './view-query';
import styles from './views.module.css';

/** Lists that everybody has: the queues in the order in which « Suivante » serves them. */
const usual = [
  { name: viewText.toValidate, query: 'status=submitted&sort=oldest' },
  { name: viewText.toCollect, query: 'status=validated&sort=oldest' },
  { name: viewText.ownOfficeToday, query: 'office=own&handledDate=today' },
] as const;

type Dialog = 'save' | 'manage';

export interface ViewsBarProps {
  readonly filters: ListFilters;
  readonly kept: KeptPreferences;
}

/** The lists at hand: those of everybody, then those that the agent keeps; and the way to keep this one. */
export function ViewsBar({ filters, kept }: ViewsBarProps): ReactNode {
  const [dialog, setDialog] = useState<Dialog>();
  const { data: own } = useQuery(ownOfficeQuery);
  const office = own?.office?.id;
  const opening = { today: dayInParis(new Date()), office };
  const place = listPlace({ ...filters, offset: 0 });
  const lists = [...usual, ...kept.views].flatMap(({ name, query }) => {
    const list = fromViewQuery(query, opening);
    return list === null ? [] : [{ name, place: listPlace(list) }];
  });
  const query = toViewQuery(filters, opening);
  const isKept = lists.some((list) => list.place.to === place.to);
  const canKeep = query !== '' && !isKept && kept.views.length < listViewLimits.views;
  const canManage = kept.views.length > 0;
  const bar = useFocusOnceDone(dialog, { save: canKeep, manage: canManage });
  const close = (): void => setDialog(undefined);
  return (
    <nav ref={bar} className={styles.bar} aria-label={viewText.label}>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.name}>
            <Link
              to={list.place.to}
              className={styles.list}
              aria-current={isSamePlace(list.place, place) ? 'page' : undefined}
            >
              {list.name}
            </Link>
          </li>
        ))}
        {own === undefined && (
          <li className={styles.waiting} aria-hidden="true">
            <span className={styles.list}>{viewText.ownOfficeToday}</span>
          </li>
        )}
      </ul>
      {canKeep && (
        <Button variant="quiet" icon={BookmarkPlus} compact onClick={() => setDialog('save')}>
          {viewText.save}
        </Button>
      )}
      {canManage && (
        <Button variant="quiet" icon={Pencil} compact onClick={() => setDialog('manage')}>
          {viewText.manage}
        </Button>
      )}
      {dialog === 'save' && <SaveViewDialog query={query} kept={kept} onClose={close} />}
      {dialog === 'manage' && <ManageViewsDialog kept={kept} onClose={close} />}
    </nav>
  );
}

/**
 * What opened a dialog may go with what was written there: the focus, which it would have had again, then goes to the list that is
 * shown, or to the first one.
 */
function useFocusOnceDone(
  dialog: Dialog | undefined,
  openers: Readonly<Record<Dialog, boolean>>,
): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const last = useRef<Dialog>(undefined);
  const isOpenerGone = last.current !== undefined && !openers[last.current];
  useEffect(() => {
    if (dialog !== undefined) last.current = dialog;
    else if (isOpenerGone) {
      last.current = undefined;
      if (document.activeElement !== document.body) return;
      const shown =
        bar.current?.querySelector<HTMLElement>('[aria-current]') ?? bar.current?.querySelector('a');
      shown?.focus();
    }
  }, [dialog, isOpenerGone]);
  return bar;
}
