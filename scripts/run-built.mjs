/** A command of an installation, as `npm run check`, `erase`, `hold-mails` and their kin call it, with the settings of the service. */
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
