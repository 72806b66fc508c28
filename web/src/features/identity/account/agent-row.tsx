import { type Agent, type AgentStatus, dayInParis } from '@retour/contract';
import { formatDay, spokenName } from '@retour/core';
import { CircleCheck, CircleSlash, Hourglass, Mail, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type Icon, Pill, type PillTone } from '../../../ui';
import { type AgentAct, actText, agentsText, kindText, statusText } from '../text/account-text';
import styles from './agents-page.module.css';
import { roleHistoryOf } from './role-history';

const looks: Readonly<Record<AgentStatus, { readonly tone: PillTone; readonly icon: Icon }>> = {
  unverified: { tone: 'info', icon: Mail },
  pending: { tone: 'note', icon: Hourglass },
  active: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'danger', icon: CircleSlash },
};

const acts: Readonly<Record<Exclude<AgentStatus, 'active'>, readonly AgentAct[]>> = {
  unverified: [],
  pending: ['approve', 'refuse'],
  disabled: ['reopen'],
};

/** What the installation's rules gave is not taken back from here. */
function actsOn({ status, role, isSupervisorByRule }: Agent): readonly AgentAct[] {
  if (status !== 'active') return acts[status];
  if (isSupervisorByRule) return ['close'];
  return [role === 'supervisor' ? 'demote' : 'promote', 'close'];
}

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
  const roleHistory = roleHistoryOf(agent);
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
        {roleHistory !== null && <p className={styles.soft}>{roleHistory}</p>}
      </div>
      <div className={styles.pills}>
        <Pill tone={tone} icon={icon}>
          {statusText[agent.status]}
        </Pill>
        {agent.role === 'supervisor' && (
          <Pill tone="info" icon={ShieldCheck}>
            {agentsText.supervisor}
          </Pill>
        )}
      </div>
      {!isOwn && actsOn(agent).length > 0 && (
        <div className={styles.acts}>
          {actsOn(agent).map((act) => (
            <Button
              key={act}
              compact
              variant={act === 'approve' ? 'primary' : 'secondary'}
              label={actText[act].about(name)}
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
