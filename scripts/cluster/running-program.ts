import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fchownSync, openSync } from 'node:fs';
import type { Owner } from '../../api/test/postgres-cluster';
import { signalAll, withDescendants } from './process-tree';

export interface ProgramToRun {
  /** Of the member, in what is printed. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Whose process it is; nothing: the caller's. */
  readonly owner?: Owner | undefined;
  /** Where what it writes goes. */
  readonly logFile: string;
  /** Processes of its own that do not come from it, for the kernel. */
  readonly others?: () => readonly number[];
}

/** A program of the cluster, which is started, killed, frozen and started again. */
export interface RunningProgram {
  readonly name: string;
  readonly isRunning: () => boolean;
  /** Its first processes: the others come from them. */
  readonly pids: () => readonly number[];
  readonly start: () => void;
  /** Ends it as an operator does. */
  readonly stop: () => Promise<void>;
  /** Ends it and all that came from it, as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Stops all of it where it stands, as a machine that hangs. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

export function prepareProgram(program: ProgramToRun): RunningProgram {
  const { name, file, args, env = {}, folder, owner, logFile, others = () => [] } = program;
  let child: ChildProcess | null = null;
  const isRunning = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  const pids = (): readonly number[] => [...(child?.pid === undefined ? [] : [child.pid]), ...others()];
  const all = (): readonly number[] => pids().flatMap(withDescendants);

  function start(): void {
    if (isRunning()) throw new Error(`${name} runs already`);
    const log = openSync(logFile, 'a');
    // The pooler opens the file again by its name.
    if (owner !== undefined) fchownSync(log, owner.uid, owner.gid);
    child = spawn(file, args, {
      ...owner,
      cwd: folder,
      env: { PATH: `/usr/sbin:${process.env.PATH ?? ''}`, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
    });
  }

  async function end(signal: NodeJS.Signals, pids: readonly number[]): Promise<void> {
    const ended = child !== null && isRunning() ? once(child, 'exit') : null;
    signalAll(pids, signal);
    await ended;
  }

  return {
    name,
    isRunning,
    pids,
    start,
    stop: async () => {
      if (child?.pid !== undefined && isRunning()) await end('SIGTERM', [child.pid]);
    },
    kill: () => end('SIGKILL', all()),
    freeze: () => signalAll(all(), 'SIGSTOP'),
    thaw: () => signalAll(all(), 'SIGCONT'),
  };
}
