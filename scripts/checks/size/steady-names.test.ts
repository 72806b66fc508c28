import { expect, it } from 'vitest';
import { steadyNames } from './steady-names';

const weighed = (files: readonly string[]): string => {
  const imports = files.map((file) => `import"./${file}";`).join('');
  return steadyNames(files.map((file) => `assets/${file}`))(imports);
};

it('gives the same text whatever the contents of the files it names', () => {
  const one = weighed(['shell-D0gUMkv.js', 'shell-Db1-C82.css', 'wine-list-aaaaaaa.js']);
  expect(weighed(['shell-x_9-aZk.js', 'shell-0000000.css', 'wine-list-b-b-b-b.js'])).toBe(one);
  expect(one).toMatch(
    /^import"\.\/shell-[\w-]{7}\.js";import"\.\/shell-[\w-]{7}\.css";import"\.\/wine-list-/u,
  );
});

it('names apart the files that have the same name, and leaves what it does not know', () => {
  const files = Array.from({ length: 50 }, (_, index) => `page-${String(index).padStart(7, '0')}.js`);
  const text = weighed(files);
  expect(new Set(text.match(/page-[\w-]{7}\.js/gu))).toHaveProperty('size', 50);
  expect(steadyNames(files)('"other-0000001.js"')).toBe('"other-0000001.js"');
});

it('refuses a file whose hash is of another length', () => {
  expect(() => steadyNames(['assets/shell-D0g.js'])).toThrow('no hash in assets/shell-D0g.js');
  expect(steadyNames(['assets/reader.wasm'])('reader.wasm')).toBe('reader.wasm');
});
