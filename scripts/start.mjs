/** `npm start`: installs, builds and serves the product with nothing but Node and npm. */
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';
import { stopWith } from './setup/stop-with.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '3000';

/** @returns {Promise<string | null>} the error code of a try to listen */
function tryPort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'unknown'));
    probe.listen({ port: Number(port), host: process.env.HOST }, () => probe.close(() => resolve(null)));
  });
}

async function ensurePortFree() {
  const isPort = /^\d+$/.test(port) && Number(port) <= 65_535;
  if (!isPort) stopWith(`PORT must be a number from 0 to 65535; it is "${port}".`);
  const refusal = await tryPort();
  if (refusal === null) return;
  const reason = refusal === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${refusal})`;
  stopWith(`Port ${port} ${reason}: choose another one, for example PORT=3100 npm start.`);
}

/** npm passes a signal to the shell between it and this program, which dies of it alone: follow it. */
function stopWithShell() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

ensureNode();
stopWithShell();
await ensurePortFree();
await ensureInstalled(root);
await ensureBuilt(root);

process.chdir(root);
process.env.LOG_LEVEL ??= 'warn';
await import(pathToFileURL(path.join(root, 'api', 'dist', 'server.js')).href);
process.stdout.write(`Retour en France is served on http://localhost:${port} (Ctrl-C to stop).\n`);
