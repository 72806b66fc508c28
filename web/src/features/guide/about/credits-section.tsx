import { typeset } from '@retour/core';
import type { ReactElement } from 'react';
import { aboutText } from '../content/about';
import credits from '../content/credits.generated.json';
import styles from './about.module.css';

/** Thanks to the free software that the service stands on. */
export function CreditsSection(): ReactElement {
  return (
    <section className={styles.section} aria-labelledby="credits-titre">
      <h2 id="credits-titre">{aboutText.creditsTitle}</h2>
      <div className={styles.content}>
        <p>{typeset(aboutText.creditsLead)}</p>
        <details className={styles.credits}>
          <summary>{aboutText.creditsCount(credits.length)}</summary>
          <ul translate="no">
            {credits.map(({ name, version, license, homepage }) => (
              <li key={name}>
                {homepage === null ? (
                  name
                ) : (
                  <a href={homepage} rel="noreferrer">
                    {name}
                  </a>
                )}
                <span className={styles.license}>
                  {version} · {license}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}
