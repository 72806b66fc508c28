/** `npm run check`, `npm run create-agent`, `npm run erase`, `npm run hold-mails`, `npm run verify-log`: a command of an installation, with the settings of the service. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = ''] = process.argv.splice(2, 1);

ensureNode();
await ensureInstalled(root);
await ensureBuilt(root);
process.chdir(root);
await import(pathToFileURL(path.join(root, 'api', 'dist', `${command}.js`)).href);
