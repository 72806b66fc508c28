import { spawn } from 'node:child_process';
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
