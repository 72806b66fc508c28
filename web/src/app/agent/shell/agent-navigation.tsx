import { type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../../../ui';
import { agentPaths } from '../agent-paths';
import { agentDestinations } from './agent-destinations';
import styles from './agent-navigation.module.css';

/** The places of the workspace: at the bottom of a phone, in the header of a wide screen. */
export function AgentNavigation(): ReactNode {
  return (
    <nav className={styles.navigation} aria-label="Navigation principale">
      <ul className={styles.list}>
        {agentDestinations.map(({ to, label, icon: IconComponent, place, mark: Mark }) => (
          <li key={to} className={classNames(styles.place, place && styles[place])}>
            <NavLink to={to} end={to === agentPaths.home} className={classNames(styles.link)}>
              <span className={styles.icon}>
                <IconComponent aria-hidden size={22} strokeWidth={1.9} />
              </span>
              {label}
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
