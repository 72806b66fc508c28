import { typeset } from '@retour/core';
import { ChevronDown } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { IconTile } from '../../../ui';
import { reachElement } from '../anchor/use-anchor';
import type { GoodsTheme } from '../content/trip/topic';
import type { GuideFigures } from '../figures/guide-figures';
import { withAcronymsSpelledOut } from '../prose/acronyms';
import { GuideBlocks } from '../prose/guide-blocks';
import styles from './trip.module.css';

/** Goods by theme: what to do at a glance, the details on demand; those that the address names are opened in their topic. */
export function GoodsThemes({
  themes,
  figures,
  anchor,
}: {
  readonly themes: readonly GoodsTheme[];
  readonly figures: GuideFigures;
  readonly anchor: string | null;
}): ReactElement {
  const spelled = new Set<string>();
  // The page reached nothing, as the themes come after it.
  useEffect(() => {
    if (anchor !== null && themes.some(({ id }) => id === anchor)) reachElement(anchor);
  }, [themes, anchor]);
  return (
    <ul className={styles.themes}>
      {themes.map((theme) => (
        <li key={theme.id} className={styles.theme}>
          <details id={theme.id} open={theme.id === anchor}>
            <summary className={styles.themeHead}>
              <IconTile icon={theme.icon} />
              <h3>{typeset(theme.title)}</h3>
              <span className={styles.action}>{typeset(theme.action)}</span>
              <ChevronDown aria-hidden size={20} strokeWidth={2} className={styles.chevron} />
            </summary>
            <div className={styles.themeDetails}>
              <GuideBlocks blocks={withAcronymsSpelledOut(theme.details(figures), spelled)} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
