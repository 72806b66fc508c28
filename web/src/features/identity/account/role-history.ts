import { type Agent, dayInParis } from '@retour/contract';
import { formatDay } from '@retour/core';
import { roleHistoryText } from '../text/account-text';

/** « Superviseur depuis le 3 mars 2026, par Hugo Bernard »; null for who never had another role than the desk's. */
export function roleHistoryOf({ roleChange }: Pick<Agent, 'roleChange'>): string | null {
  if (roleChange === undefined) return null;
  const day = formatDay(dayInParis(new Date(roleChange.at)));
  const what = roleChange.role === 'supervisor' ? roleHistoryText.since(day) : roleHistoryText.until(day);
  const who = {
    rule: roleHistoryText.byRule,
    command: roleHistoryText.byCommand,
    agent: roleChange.by === undefined ? null : roleHistoryText.by(roleChange.by),
  }[roleChange.origin];
  return who === null ? what : `${what}, ${who}`;
}
