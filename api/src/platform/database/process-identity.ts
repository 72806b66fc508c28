import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Names one run of one process, so that its number taken again by another is not mistaken for it. */
export interface ProcessIdentity {
  readonly host: string;
  readonly pid: number;
  /** Boot of the machine and start of the process; null where the system does not tell. */
  readonly started: string | null;
}

const fieldsBeforeStart = 19;

function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name, in parentheses, may hold spaces: count the fields after it.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return `${boot}/${fields[fieldsBeforeStart]}`;
  } catch {
    return null;
  }
}

export function ownIdentity(): ProcessIdentity {
  return { host: hostname(), pid: process.pid, started: startOf(process.pid) };
}

/** Whether a process of this machine still runs. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!exists) return false;
  }
  const now = startOf(pid);
  return started === null || now === null || started === now;
}
