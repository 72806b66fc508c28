import { readdirSync, readFileSync } from 'node:fs';

/** The parent of each process of this machine, as the kernel says it now. */
function parents(): ReadonlyMap<number, number> {
  const known = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      // The name of the program stands between brackets, and may hold anything.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      known.set(Number(entry), Number(parent));
    } catch {
      // It ended meanwhile.
    }
  }
  return known;
}

/** A process and all that come from it, itself first. */
export function withDescendants(pid: number): readonly number[] {
  const known = parents();
  const found = [pid];
  for (const ancestor of found) {
    for (const [child, parent] of known) if (parent === ancestor) found.push(child);
  }
  return found;
}

/** Sends a signal to those that still run. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself.
    }
  }
}
