import { type ComponentType, type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router';
import { classNames, type Icon } from '../../ui';
import styles from './navigation-bar.module.css';

/** A place that is one press away from every page. */
export interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** What the label stands for, when it is an abbreviation. */
  readonly meaning?: string | undefined;
  /** The pages below it are other places. */
  readonly exact?: boolean | undefined;
  /** `bar`: at the bottom of a phone alone. `menu`: in the header of a wide screen alone. */
  readonly place?: 'bar' | 'menu' | undefined;
  /** What is said after the label, when there is something to say. */
  readonly mark?: ComponentType | undefined;
}

export interface NavigationBarProps {
  readonly places: readonly Place[];
  /** More places or longer words than four and two lines bear. */
  readonly dense?: boolean | undefined;
}

/** The places of an application: at the bottom of a phone, in the header of a wide screen. */
export function NavigationBar({ places, dense = false }: NavigationBarProps): ReactNode {
  return (
    <nav className={styles.navigation} aria-label="Navigation principale">
      <ul className={classNames(styles.list, dense && styles.dense)}>
        {places.map(({ to, label, icon: IconComponent, meaning, exact, place, mark: Mark }) => (
          <li key={to} className={classNames(styles.place, place && styles[place])}>
            <NavLink to={to} end={exact === true} className={classNames(styles.link)}>
              <span className={styles.icon}>
                <IconComponent aria-hidden size={22} strokeWidth={1.9} />
              </span>
              {meaning === undefined ? label : <abbr title={meaning}>{label}</abbr>}
              {Mark && (
                <Suspense>
                  <Mark />
                </Suspense>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
