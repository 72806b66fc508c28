/** `npm run dev`: the whole product, started again or shown anew as its sources change. Ctrl-C stops all of it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';
import { ensurePortFree } from './setup/ensure-port-free.mjs';
import { stopWithShell } from './setup/stop-with-shell.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '5173';
const apiPort = process.env.API_PORT ?? '3000';

/** @type {import('node:child_process').ChildProcess[]} */
const programs = [];
let isStopping = false;

/** @param {number} code of exit */
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const program of programs) program.kill('SIGTERM');
}

/**
 * Starts a command of the installed packages in a workspace; when it ends, all ends.
 * @param {string} workspace
 * @param {readonly [command: string, ...args: string[]]} line
 * @param {Record<string, string>} env
 */
function start(workspace, [command, ...args], env) {
  const program = spawn(path.join(root, 'node_modules', '.bin', command), args, {
    cwd: path.join(root, workspace),
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  program.once('exit', (code) => stop(code ?? 0));
  programs.push(program);
}

ensureNode();
stopWithShell();
await ensurePortFree('PORT', port, 'npm run dev');
await ensurePortFree('API_PORT', apiPort, 'npm run dev');
await ensureInstalled(root);

process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));
start('api', ['tsx', 'watch', '--clear-screen=false', 'src/server.ts'], {
  PORT: apiPort,
  // The address that people open: the pages and the sign-in come back to it.
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  DATA_DIR: process.env.DATA_DIR ?? path.join(root, '.data'),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});
start('web', ['vite', '--port', port, '--strictPort', '--clearScreen', 'false'], { API_PORT: apiPort });
process.stdout.write(`Retour en France, watched, is served on http://localhost:${port} (Ctrl-C to stop).\n`);
