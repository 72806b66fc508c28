import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { contactPath } from '../../features/guide/content/contact-path';
import { dialled, helpLine } from '../../features/guide/content/help-line';
import { classNames } from '../../ui';
import { paths } from '../paths';
import styles from './footer.module.css';

const help = [
  { to: paths.tutorial, label: 'Comment ça marche ?' },
  { to: paths.faq, label: 'Foire aux questions' },
  { to: contactPath, label: 'Nous contacter' },
];

const obligations = [
  { to: paths.about, label: 'À propos' },
  { to: paths.legal, label: 'Mentions légales' },
  { to: paths.privacy, label: 'Données personnelles' },
  { to: paths.accessibility, label: 'Accessibilité : non conforme' },
];

interface Links {
  readonly label: string;
  readonly children?: ReactNode;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

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

/** Where one thing is asked at a time, the footer keeps to its links. */
const askingPages = /^\/(?:simulateur|declaration)(?:\/|$)/;

/** The same help and the same mentions at the same place of every page. */
export function Footer(): ReactNode {
  const isCompact = askingPages.test(useLocation().pathname);
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
        <LinkList label="Informations" links={obligations} />
      </div>
    </footer>
  );
}
