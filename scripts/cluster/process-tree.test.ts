import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endDescendants, withDescendants } from './process-tree';

it.each([
  ['ends when it is asked', 'sleep 300 & sleep 300'],
  ['is deaf to it', '(trap "" TERM; sleep 300) & sleep 300'],
])('ends what comes from a process, which %s', async (_, command) => {
  // A shell between, as npm is: it ends once what it waits for does.
  const shell = spawn('sh', ['-c', `sh -c '${command}; true'; true`], { stdio: 'ignore' });
  const pid = shell.pid ?? 0;
  await expect.poll(() => withDescendants(pid).length).toBeGreaterThan(3);
  const [, ...started] = withDescendants(pid);
  await endDescendants(pid, 1_000);
  await expect.poll(() => started.filter((one) => existsSync(`/proc/${one}`))).toEqual([]);
});
