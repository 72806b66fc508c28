import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import styles from './agent-footer.module.css';

const links = [
  { href: paths.home, label: 'Service des voyageurs' },
  { href: paths.privacy, label: 'Données personnelles' },
  { href: paths.accessibility, label: 'Accessibilité : non conforme' },
];

/** Short: an agent looks for a declaration, not for mentions. These pages belong to the travellers' application. */
export function AgentFooter(): ReactNode {
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{typeset(label)}</a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
