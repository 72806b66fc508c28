import { type Agent, type AgentStatus, dayInParis } from '@retour/contract';
import { formatDay, spokenName } from '@retour/core';
import { CircleCheck, CircleSlash, Hourglass, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type Icon, Pill, type PillTone } from '../../../ui';
import { type AgentAct, agentsText, kindText, statusText } from '../text/account-text';
import styles from './agents-page.module.css';

const looks: Readonly<Record<AgentStatus, { readonly tone: PillTone; readonly icon: Icon }>> = {
  unverified: { tone: 'info', icon: Mail },
  pending: { tone: 'note', icon: Hourglass },
  active: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'danger', icon: CircleSlash },
};

const acts: Readonly<Record<AgentStatus, readonly AgentAct[]>> = {
  unverified: [],
  pending: ['approve', 'refuse'],
  active: ['close'],
  disabled: ['reopen'],
};

const dayOf = (instant: string): string => formatDay(dayInParis(new Date(instant)));

function historyOf({ status, createdAt, lastSeenAt }: Agent): string {
  if (status === 'pending' || status === 'unverified') return agentsText.created(dayOf(createdAt));
  return lastSeenAt === undefined ? agentsText.never : agentsText.lastSeen(dayOf(lastSeenAt));
}

export interface AgentRowProps {
  readonly agent: Agent;
  /** One's own account: shown, never changed. */
  readonly isOwn: boolean;
  readonly onAct: (act: AgentAct) => void;
}

export function AgentRow({ agent, isOwn, onAct }: AgentRowProps): ReactNode {
  const { tone, icon } = looks[agent.status];
  const name = spokenName(agent);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name} {isOwn && <span className={styles.soft}>({agentsText.you})</span>}
        </p>
        <p className={styles.soft}>{agent.email}</p>
        <p className={styles.soft}>
          {kindText[agent.kind]}, {historyOf(agent).toLowerCase()}
        </p>
      </div>
      <Pill tone={tone} icon={icon}>
        {statusText[agent.status]}
      </Pill>
      {!isOwn && acts[agent.status].length > 0 && (
        <div className={styles.acts}>
          {acts[agent.status].map((act) => (
            <Button
              key={act}
              compact
              variant={act === 'approve' ? 'primary' : 'secondary'}
              label={agentsText.about(agentsText[act], name)}
              onClick={() => onAct(act)}
            >
              {agentsText[act]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
