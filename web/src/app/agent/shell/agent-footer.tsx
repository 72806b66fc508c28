import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pages } from '../../pages/page-table';
import { agentPaths } from '../agent-paths';
import styles from './agent-footer.module.css';
import { menuText } from './menu-text';

const links = [
  { href: pages.home.path, label: 'Service des voyageurs' },
  { href: `${pages.about.path}#contact`, label: 'Nous contacter' },
  { href: pages.legal.path, label: pages.legal.title },
  { href: pages.privacy.path, label: pages.privacy.title },
  { href: pages.accessibility.path, label: pages.accessibility.title },
];

/**
 * Short: an agent looks for a declaration, not for mentions. The tutorial first, also for who cannot sign in yet; the other pages
 * belong to the travellers' application.
 */
export function AgentFooter(): ReactNode {
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        <li>
          <Link to={agentPaths.tutorial}>{menuText.tutorial}</Link>
        </li>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{typeset(label)}</a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
