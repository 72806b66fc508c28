import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

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

/** Ends all that come from a process: asked first, so that a database that daemons watch over ends with them, then killed. */
export async function endDescendants(pid: number, maxStoppingMs = 10_000): Promise<void> {
  const [, ...started] = withDescendants(pid);
  signalAll(started, 'SIGTERM');
  const until = performance.now() + maxStoppingMs;
  while (performance.now() < until && started.some((one) => existsSync(`/proc/${one}`))) await delay(100);
  signalAll(started, 'SIGKILL');
}
