import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { contactPath } from '../../features/guide/content/contact-path';
import { dialled, helpLine } from '../../features/guide/content/help-line';
import { classNames } from '../../ui';
import { allPages, type Page, pageAt } from '../pages/page-table';
import styles from './footer.module.css';

interface FooterLink {
  readonly to: string;
  readonly label: string;
}

interface Links {
  readonly label: string;
  readonly children?: ReactNode;
  readonly links: readonly FooterLink[];
}

function linksOf(list: Page['footer']): readonly FooterLink[] {
  return allPages.flatMap(([, { path, title = '', footer }]) =>
    footer === list ? [{ to: path, label: title }] : [],
  );
}

const help = [...linksOf('help'), { to: contactPath, label: 'Nous contacter' }];
const information = linksOf('information');

/** The number to call, where the publisher gives one. */
function HelpPhone(): ReactNode {
  const { phone, hours } = helpLine;
  if (phone === null) return null;
  return (
    <p className={styles.phone}>
      <a href={dialled(phone)}>{phone}</a>
      {hours !== null && <span>{typeset(hours)}</span>}
    </p>
  );
}

function LinkList({ label, links, children }: Links): ReactNode {
  return (
    <nav aria-label={label} className={styles.group}>
      <p className={styles.title}>{label}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{typeset(link.label)}</Link>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

/** The same help and the same mentions at the same place of every page. */
export function Footer(): ReactNode {
  const isCompact = pageAt(useLocation().pathname)?.[1].isAsking;
  return (
    <footer className={classNames(styles.footer, isCompact && styles.compact)}>
      <div className={styles.row}>
        <div className={styles.about}>
          <p className={styles.title}>Retour en France</p>
          <p className={styles.purpose}>
            Ce que vous devez payer sur vos achats faits à l’étranger. Gratuit, sans compte, sans publicité.
          </p>
        </div>
        <LinkList label={typeset('Besoin d’aide ?')} links={help}>
          <HelpPhone />
        </LinkList>
        <LinkList label="Informations" links={information} />
      </div>
    </footer>
  );
}
