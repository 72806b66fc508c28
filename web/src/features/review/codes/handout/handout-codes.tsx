import { type ReactNode, useId } from 'react';
import { Card, QrCode, Stack } from '../../../../ui';
import { handoutText } from '../text/codes-text';
import styles from './handout-codes.module.css';

const handouts = [
  {
    path: '/',
    title: handoutText.service,
    hint: handoutText.serviceHint,
    label: handoutText.serviceCode,
  },
  {
    path: '/tuto',
    title: handoutText.tutorial,
    hint: handoutText.tutorialHint,
    label: handoutText.tutorialCode,
  },
] as const;

/** What a traveller scans to use the service, or to learn how. */
export function HandoutCodes(): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack>
        <h2 id={titleId}>{handoutText.title}</h2>
        <div className={styles.codes}>
          {handouts.map(({ path, title, hint, label }) => (
            <Stack key={path} gap="small">
              <h3>{title}</h3>
              <p className={styles.hint}>{hint}</p>
              <QrCode text={new URL(path, location.origin).href} label={label} />
              <p className={styles.address} translate="no">
                {location.host + (path === '/' ? '' : path)}
              </p>
            </Stack>
          ))}
        </div>
      </Stack>
    </Card>
  );
}
