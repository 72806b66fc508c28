import { createHash } from 'node:crypto';

/** Characters of a hash in the names that the build gives (`web/build/chunk-names.ts`). */
const hashLength = 7;

const hashedName = new RegExp(`(?<=[^/]-)[\\w-]{${hashLength}}(?=\\.[a-z0-9]+$)`, 'u');

/**
 * Puts, in a text of a build, a hash of the name in place of the hash of the contents in each file that the text names: as long and as
 * hard to compress, but the same whatever letter changed elsewhere, which would move a weight by some twenty bytes. Files of one name are
 * told apart by their order alone: those few may change places.
 * Throws when a script or a style has no hash of the length that is looked for: nothing would be put in its place.
 * @param files of the build, as `shell-D0gUMkv.js`, with or without their folders
 */
export function steadyNames(files: readonly string[]): (text: string) => string {
  const steady = new Map<string, string>();
  const seen = new Map<string, number>();
  for (const file of files) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const [hash] = hashedName.exec(name) ?? [];
    if (hash === undefined && /\.(?:js|css)$/u.test(name)) throw new Error(`no hash in ${file}`);
    if (hash === undefined || steady.has(name)) continue;
    const bare = file.replace(hashedName, '');
    const order = seen.get(bare) ?? 0;
    seen.set(bare, order + 1);
    const digest = createHash('sha256').update(`${bare} ${order}`).digest('base64url');
    steady.set(name, name.replace(hashedName, digest.slice(0, hashLength)));
  }
  return (text) => text.replaceAll(/[\w.-]+\.[a-z0-9]+/gu, (name) => steady.get(name) ?? name);
}
