import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TravellerMark } from '../brand/marks';
import { paths } from '../paths';
import styles from './header.module.css';
import { MainNavigation } from './main-navigation';

export function Header(): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to={paths.home} className={styles.brand}>
          <TravellerMark />
          Retour en France
        </Link>
        <MainNavigation />
      </div>
    </header>
  );
}
