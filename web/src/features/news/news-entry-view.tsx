import { formatDay, typeset } from '@retour/core';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { BackLink, Card, PageHeading, Stack } from '../../ui';
import { useCatalogue } from '../reference';
import type { NewsEntry } from './entries/news-entry';
import styles from './news.module.css';
import { NewsBlocks } from './news-blocks';
import { kindText, newsText } from './text';
import { useUnreadNews } from './use-unread-news';

/** An entry in full, with its sources; opening it is reading it. */
export function NewsEntryView({ entry }: { readonly entry: NewsEntry }): ReactNode {
  const { id, day, kind, title, summary, body, sources } = entry;
  const { pathname } = useLocation();
  const catalogue = useCatalogue();
  const { markRead } = useUnreadNews();
  useEffect(() => markRead([id]), [id, markRead]);
  return (
    <div className={styles.entry}>
      <Stack gap="large">
        <BackLink to={pathname}>{newsText.back}</BackLink>
        <PageHeading
          title={title}
          kicker={
            <>
              <time dateTime={day}>{formatDay(day)}</time> · {kindText[kind]}
            </>
          }
          lead={summary}
        />
        <Card>
          <Stack gap="large">
            <NewsBlocks blocks={body({ catalogue })} />
            <section aria-labelledby="sources" className={styles.sources}>
              <h2 id="sources">{newsText.sources}</h2>
              <ul>
                {sources.map((source) => (
                  <li key={source}>{typeset(source)}</li>
                ))}
              </ul>
            </section>
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
