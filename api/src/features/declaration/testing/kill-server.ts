import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProgram } from '../../../../test/build-server';
import type { Draw } from '../../../../test/draw-from';
import { declarationBody } from './declaration-body';
import { newToken } from './start-declarations';

export interface Acknowledged {
  readonly id: string;
  readonly version: number;
}

async function startServer(
  program: ServerProgram,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; url: string; ended: Promise<unknown> }> {
  const child = fork(program.file, {
    env: { ...process.env, ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const started = await Promise.race([
    once(child, 'message').then(([message]) => message),
    ended.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ]);
  return { child, url: `http://127.0.0.1:${started.port}`, ended };
}

async function writeUntilDead(url: string, acknowledged: Acknowledged[], inDoubt: string[]): Promise<void> {
  for (;;) {
    const id = randomUUID();
    const token = newToken();
    for (const age of [34, 35]) {
      inDoubt.push(id);
      try {
        const answer = await fetch(`${url}/api/declaration/${id}/`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', 'x-claim-token': token },
          body: JSON.stringify(declarationBody({ age })),
        });
        if (answer.status === 503) continue;
        if (answer.status !== 200) throw new Error(`refused: ${answer.status}`);
        const { version } = JSON.parse(await answer.text());
        acknowledged.push({ id, version });
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('refused')) throw error;
        return;
      }
    }
  }
}

export interface Killing {
  readonly kills: number;
  readonly writers: number;
  /** Acknowledged by each server before it is killed, at least. */
  readonly writesBefore: number;
  readonly draw: Draw;
}

export interface Survived {
  readonly acknowledged: Acknowledged[];
  readonly attempted: ReadonlySet<string>;
  /** How long the next server took to listen, on what each killed one left. */
  readonly startMs: readonly number[];
}

/** Kills a server in the middle of what it writes, and starts it on what is left, again and again. Gives every write it acknowledged. */
export async function writeAndKill(
  program: ServerProgram,
  environment: Record<string, string>,
  { kills, writers, writesBefore, draw }: Killing,
): Promise<Survived> {
  const acknowledged: Acknowledged[] = [];
  const attempted: string[] = [];
  const startMs: number[] = [];
  let server = await startServer(program, environment);
  const killServer = async (): Promise<void> => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const { url, ended } = server;
      const writing = Promise.all(
        Array.from({ length: writers }, () => writeUntilDead(url, acknowledged, attempted)),
      );
      const enough = acknowledged.length + writesBefore;
      const isOver = Promise.race([writing, ended]).then(() => true);
      // A moment of its own once it has answered: a slow machine starts late.
      while (acknowledged.length < enough && !(await Promise.race([isOver, pause(5, false)])));
      await pause(draw(500));
      await killServer();
      await writing;
      const killed = performance.now();
      server = await startServer(program, environment);
      startMs.push(performance.now() - killed);
    }
  } finally {
    await killServer();
  }
  return { acknowledged, attempted: new Set(attempted), startMs };
}
