/** `npm start`: installs, builds and serves the product with nothing but Node and npm. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';
import { ensurePortFree } from './setup/ensure-port-free.mjs';
import { stopWithShell } from './setup/stop-with-shell.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '3000';

ensureNode();
stopWithShell();
await ensurePortFree('PORT', port, 'npm start');
await ensureInstalled(root);
await ensureBuilt(root);

process.chdir(root);
process.env.LOG_LEVEL ??= 'warn';
await import(pathToFileURL(path.join(root, 'api', 'dist', 'server.js')).href);
process.stdout.write(`Retour en France is served on http://localhost:${port} (Ctrl-C to stop).\n`);
