import { typeset } from '@retour/core';
import { CloudDownload, ReceiptText, Stamp } from 'lucide-react';
import type { ReactElement } from 'react';
import { type Icon, IconTile } from '../../../ui';
import { type DepartureTipId, departureTips } from '../content/trip/departure';
import { InlineText } from '../prose/inline-text';
import styles from './trip.module.css';

const icons: Readonly<Record<DepartureTipId, Icon>> = {
  carte: Stamp,
  factures: ReceiptText,
  'hors-ligne': CloudDownload,
};

export function DepartureTips(): ReactElement {
  return (
    <section className={styles.tips} aria-labelledby="avant-de-partir">
      <h2 id="avant-de-partir">Avant de partir</h2>
      <ul className={styles.tipList}>
        {departureTips.map((tip) => (
          <li key={tip.id} className={styles.tip}>
            <IconTile icon={icons[tip.id]} />
            <div className={styles.themeText}>
              <h3>{typeset(tip.title)}</h3>
              <p>
                <InlineText source={tip.text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
