import { formatDay, typeset } from '@retour/core';
import type { ReactElement } from 'react';
import { aboutText } from '../content/about';
import { versions } from '../content/versions';
import styles from './about.module.css';

export function VersionsSection(): ReactElement {
  return (
    <section className={styles.section} aria-labelledby="versions-titre">
      <h2 id="versions-titre">{aboutText.versionsTitle}</h2>
      <div className={styles.content}>
        {versions.map(({ number, day, changes }) => (
          <div key={number} className={styles.version}>
            <h3>{typeset(aboutText.version(number, formatDay(day)))}</h3>
            <ul>
              {changes.map((change) => (
                <li key={change}>{typeset(change)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
