import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths';
import styles from './footer.module.css';

const help = [
  { to: paths.tutorial, label: 'Comment ça marche ?' },
  { to: paths.faq, label: 'Foire aux questions' },
  { to: `${paths.about}#contact`, label: 'Nous contacter' },
];

const obligations = [
  { to: paths.about, label: 'À propos' },
  { to: paths.legal, label: 'Mentions légales' },
  { to: paths.privacy, label: 'Données personnelles' },
  { to: paths.accessibility, label: 'Accessibilité : non conforme' },
];

interface Links {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

function LinkList({ label, links }: Links): ReactNode {
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
    </nav>
  );
}

/** The same help and the same mentions at the same place of every page. */
export function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.group}>
          <p className={styles.title}>Retour en France</p>
          <p className={styles.purpose}>
            Ce que vous devez payer sur vos achats faits à l’étranger. Gratuit, sans compte, sans traceur.
          </p>
        </div>
        <LinkList label={typeset('Besoin d’aide ?')} links={help} />
        <LinkList label="Informations" links={obligations} />
      </div>
    </footer>
  );
}
