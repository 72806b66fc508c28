import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AgentMark } from '../../brand/marks';
import { agentPaths } from '../agent-paths';
import { AccountMenu } from './account-menu';
import styles from './agent-header.module.css';
import { AgentNavigation } from './agent-navigation';

export interface AgentHeaderProps {
  readonly isSignedIn: boolean;
  readonly onKeyboardHelp: () => void;
}

export function AgentHeader({ isSignedIn, onKeyboardHelp }: AgentHeaderProps): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to={agentPaths.home} className={styles.brand}>
          <AgentMark size={36} />
          <span>
            Retour en France <span className={styles.place}>Espace agent</span>
          </span>
        </Link>
        {isSignedIn && (
          <>
            <AgentNavigation />
            <AccountMenu onKeyboardHelp={onKeyboardHelp} />
          </>
        )}
      </div>
    </header>
  );
}
