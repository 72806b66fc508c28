import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder';
import { lockFolder } from './folder-lock';

let place = temporaryFolder();
beforeEach(() => {
  place = temporaryFolder();
});
afterEach(() => place.remove());

const leave = (content: Record<string, unknown>): Promise<void> =>
  writeFile(path.join(place.folder, 'lock'), JSON.stringify({ token: 'other', started: null, ...content }));

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
}

/** A process that ended, under a parent that never waits for it. */
async function unreapedProcess(): Promise<{ readonly pid: number; readonly parent: ChildProcess }> {
  const parent = spawn('/bin/sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 600'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  const read = (process: number | undefined, file: string): string =>
    readFileSync(`/proc/${process}/${file}`, 'utf8');
  await expect.poll(() => read(parent.pid, 'comm')).toBe('sleep\n');
  parent.stdin.end();
  await expect.poll(() => read(pid, 'stat')).toContain(') Z ');
  return { pid, parent };
}

describe('lockFolder', () => {
  it('refuses a second holder until the first lets go', async () => {
    const lock = await lockFolder(place.folder);
    await expect(lockFolder(place.folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await lock.release();
    await (await lockFolder(place.folder)).release();
  });

  it('takes over from a process that was killed', async () => {
    await leave({ host: hostname(), pid: await deadProcess() });
    await (await lockFolder(place.folder)).release();
  });

  it('takes over from a process that died and that its parent has not noticed', async () => {
    const { pid, parent } = await unreapedProcess();
    try {
      expect(process.kill(pid, 0)).toBe(true);
      await leave({ host: hostname(), pid });
      await (await lockFolder(place.folder)).release();
    } finally {
      parent.kill();
    }
  });

  it('takes over when the number of a killed process was given to another', async () => {
    await leave({ host: hostname(), pid: process.pid, started: 'another boot/1' });
    await (await lockFolder(place.folder)).release();
  });

  it('leaves a folder that a neighbour machine holds', async () => {
    await leave({ host: 'elsewhere', pid: 1 });
    await expect(lockFolder(place.folder)).rejects.toThrow('process 1 on elsewhere');
  });

  it('lets one in when several find a stale lock', async () => {
    await leave({ host: hostname(), pid: await deadProcess() });
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => lockFolder(place.folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
