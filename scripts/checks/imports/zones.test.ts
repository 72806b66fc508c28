import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { absolute } from '../source-files';
import { zoneFolders } from './zones';

/** Folders of the first column of the table « Who may import whom ». */
function documentedFolders(): readonly string[] {
  const architecture = readFileSync(absolute('docs/architecture.md'), 'utf8');
  const [, section = ''] = architecture.split('## Who may import whom');
  const [table = ''] = section.split('###');
  const cells = [...table.matchAll(/^\| ([^|]*`[^|]*)\|/gmu)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/gu)].map(([, folder = '']) => folder));
}

it('knows the folders that docs/architecture.md names, and no other', () => {
  const documented = documentedFolders().map((folder) => folder.replace(/\/<f>$/u, ''));
  expect(documented.toSorted()).toEqual([...zoneFolders].toSorted());
});
