import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from './database';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity';

export interface FolderLock {
  readonly release: () => Promise<void>;
}

interface LockContent extends ProcessIdentity {
  readonly token: string;
}

const heartbeatMs = 2_000;
/** A holder on another machine is judged by its heartbeat alone. */
const silentAfterMs = 15_000;
const settleMs = 60;

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function parseLock(text: string): LockContent | null {
  try {
    const content: LockContent = JSON.parse(text);
    return typeof content.pid === 'number' && typeof content.token === 'string' ? content : null;
  } catch {
    return null;
  }
}

async function isHeld(file: string, content: LockContent | null): Promise<boolean> {
  if (content?.host === hostname()) return isRunning(content);
  const age = await stat(file).then(
    (found) => Date.now() - found.mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
  return age < silentAfterMs;
}

/** Puts the file in place only if there is none: a link is atomic and its content whole. */
async function place(file: string, content: LockContent): Promise<boolean> {
  const draft = `${file}.${content.token}`;
  await writeFile(draft, JSON.stringify(content));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Takes away the lock of a dead holder; gives it back if another process was faster and it is not that one. */
async function clearStale(file: string, stale: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== stale) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

function refusal(folder: string, content: LockContent | null): DatabaseError {
  const holder = content === null ? 'another process' : `process ${content.pid} on ${content.host}`;
  return new DatabaseError(
    `The folder ${folder} is in use by ${holder}: stop it first, or choose another DATA_DIR (or set DATABASE_URL).`,
  );
}

/**
 * Takes a folder for this process alone. The lock of a process that was killed is recognised and replaced.
 * Throws a DatabaseError when another process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.join(folder, 'lock');
  const own: LockContent = { ...ownIdentity(), token: randomUUID() };
  if (!(await place(file, own))) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const content = parseLock(text);
    if (await isHeld(file, content)) throw refusal(folder, content);
    await clearStale(file, text);
    if (!(await place(file, own))) throw refusal(folder, null);
  }
  await delay(settleMs);
  const settled = parseLock(await readFile(file, 'utf8').catch(() => ''));
  if (settled?.token !== own.token) throw refusal(folder, settled);
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, heartbeatMs);
  heartbeat.unref();
  return {
    release: async () => {
      clearInterval(heartbeat);
      await rm(file, { force: true });
    },
  };
}
