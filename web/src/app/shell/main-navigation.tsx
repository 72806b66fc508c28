import { Calculator, CircleHelp, House, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames, type Icon } from '../../ui';
import { paths } from '../paths';
import styles from './main-navigation.module.css';

interface Destination {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
}

const destinations: readonly Destination[] = [
  { to: paths.home, label: 'Accueil', icon: House },
  { to: paths.trip, label: 'Préparer mon voyage', icon: Luggage },
  { to: paths.simulator, label: 'Simuler mes achats', icon: Calculator },
  { to: paths.faq, label: 'FAQ', icon: CircleHelp },
];

/** The four places of the service: at the bottom of a phone, in the header of a wide screen. */
export function MainNavigation(): ReactNode {
  return (
    <nav className={styles.navigation} aria-label="Navigation principale">
      <ul className={styles.list}>
        {destinations.map(({ to, label, icon: IconComponent }) => (
          <li key={to} className={styles.place}>
            <NavLink to={to} end={to === paths.home} className={classNames(styles.link)}>
              <span className={styles.icon}>
                <IconComponent aria-hidden size={22} strokeWidth={1.9} />
              </span>
              {label === 'FAQ' ? <abbr title="Foire aux questions">FAQ</abbr> : label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
