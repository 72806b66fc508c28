import { formatDay } from '@retour/core';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button, PageHeading, Pill, Stack, useAnnounce } from '../../ui';
import { newsEntries } from './entries';
import styles from './news.module.css';
import { kindText, newsText } from './text';
import { useUnreadNews } from './use-unread-news';

/** Every entry, latest first; those not read yet say so. */
export function NewsList(): ReactNode {
  const { pathname } = useLocation();
  const announce = useAnnounce();
  const { count, isUnread, markRead } = useUnreadNews();
  return (
    <Stack gap="large">
      <PageHeading title={newsText.title} lead={newsText.lead} />
      <div className={styles.state}>
        <p>{newsText.unreadCount(count)}</p>
        {count > 0 && (
          <Button
            compact
            variant="quiet"
            icon={CheckCheck}
            onClick={() => {
              markRead(newsEntries.map(({ id }) => id));
              announce(newsText.allRead);
            }}
          >
            {newsText.readAll}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {newsEntries.map(({ id, day, kind, title, summary }) => (
          <li key={id} className={styles.item} data-unread={isUnread(id) || undefined}>
            <p className={styles.date}>
              <time dateTime={day}>{formatDay(day)}</time> · {kindText[kind]}
              {isUnread(id) && <Pill tone="info">{newsText.unread}</Pill>}
            </p>
            <h2 className={styles.title}>
              <Link to={`${pathname}?${new URLSearchParams({ id })}`}>{title}</Link>
            </h2>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
