import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { pages } from '../../pages/page-table';
import styles from './agent-footer.module.css';

const links = [
  { href: pages.home.path, label: 'Service des voyageurs' },
  { href: pages.privacy.path, label: pages.privacy.title },
  { href: pages.accessibility.path, label: pages.accessibility.title },
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
