/**
 * Builds the product as it is installed, in `.cache/packages`: a Debian package with its own Node, and its digest. The same
 * commit gives the same bytes.
 *
 *   npm run package
 */
import { absolute } from './checks/source-files';
import { ensureBuilt } from './ensure-built.mjs';
import { buildDebianPackage } from './package/build-package';

await ensureBuilt(absolute('.'));
const { file, sha256 } = await buildDebianPackage(absolute('.cache/packages'));
console.log(`${file}\nsha256 ${sha256}`);
