import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Names one run of one process, so that its number taken again by another is not mistaken for it. */
export interface ProcessIdentity {
  readonly host: string;
  readonly pid: number;
  /** Boot of the machine and start of the process; null where the system does not tell. */
  readonly started: string | null;
}

/** Counted after the command's name: the state, then the start. */
const startField = 19;

interface ProcessStatus {
  /** A letter; Z and X are of the dead, whom their parent has not noticed yet. */
  readonly state: string;
  readonly started: string;
}

function statusOf(pid: number): ProcessStatus | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name, in parentheses, may hold spaces and parentheses.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: `${boot}/${fields[startField]}` };
  } catch {
    return null;
  }
}

export function ownIdentity(): ProcessIdentity {
  return { host: hostname(), pid: process.pid, started: statusOf(process.pid)?.started ?? null };
}

/** Whether a process of this machine still runs. A dead one that its parent has not waited for does not. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!exists) return false;
  }
  const status = statusOf(pid);
  if (status === null) return true;
  return !/^[ZXx]$/.test(status.state) && (started === null || status.started === started);
}
