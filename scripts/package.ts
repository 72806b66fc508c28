/**
 * Builds the product as it is installed, in `.cache/packages`: a Debian package with its own Node, what it is made of
 * (CycloneDX), and the digests of all. The same commit gives the same bytes, with the same `VITE_…` (who publishes the service).
 *
 *   npm run package
 *   npm run package -- --image               an image for containers besides, with buildah and mmdebstrap
 *   npm run package -- --sign FILE           and signs the digests with a secret key of minisign that has no password
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { absolute } from './checks/source-files';
import { ensureBuilt } from './ensure-built.mjs';
import { ImageWorkshop, missingToBuildImage } from './package/build-image';
import { type BuiltPackage, buildDebianPackage } from './package/build-package';
import { signFile, writeDigests } from './package/sign-digests';
import { stopWith } from './setup/stop-with.mjs';

const { values } = parseArgs({ options: { image: { type: 'boolean' }, sign: { type: 'string' } } });
const folder = absolute('.cache/packages');

async function buildImage(built: BuiltPackage): Promise<string> {
  const workshop = new ImageWorkshop();
  try {
    const file = path.join(folder, `retour-en-france_${built.version}.image.tar`);
    console.log(`image ${await workshop.build(built, await workshop.makeBase())}`);
    await workshop.save(built, file);
    return file;
  } finally {
    workshop.close();
  }
}

const wanted = [
  ['dpkg', '/usr/bin/dpkg-deb'],
  ...(values.sign === undefined ? [] : [['minisign', '/usr/bin/minisign']]),
];
const missing = [
  ...wanted.filter(([, file = '']) => !existsSync(file)).map(([name]) => name),
  ...(values.image === true ? missingToBuildImage() : []),
];
if (missing.length > 0) stopWith(`Install first: ${missing.join(', ')}.`);
await ensureBuilt(absolute('.'));
const built = await buildDebianPackage(folder);
const files = [built.file, built.bill, ...(values.image === true ? [await buildImage(built)] : [])];
const digests = writeDigests(folder, files);
const signature = values.sign === undefined ? [] : [await signFile(digests, path.resolve(values.sign))];
console.log([...files, digests, ...signature].join('\n'));
