import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TravellerMark } from '../brand/marks';
import { pages } from '../pages/page-table';
import styles from './header.module.css';
import { MainNavigation } from './main-navigation';

export function Header(): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to={pages.home.path} className={styles.brand}>
          <TravellerMark />
          Retour en France
        </Link>
        <MainNavigation />
      </div>
    </header>
  );
}
