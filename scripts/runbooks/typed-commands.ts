import { readFileSync } from 'node:fs';
import { absolute, repositoryFiles } from '../checks/source-files';

/** A command of a page that a test or a suite runs, and the file that does. */
export interface TypedHere {
  readonly file: string;
  readonly text: string;
}

/** What is typed is written out where it is typed: the page and the test hold the same words. */
const call =
  /\b(?:startCommand|typeCommand|typeSoundCommand|typeStatement)\(\s*(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>).)*)\k<quote>/gs;

export function typedIn(source: string): readonly string[] {
  return [...source.matchAll(call)].map(({ groups }) => (groups?.text ?? '').replaceAll(/\\(.)/g, '$1'));
}

export function typedCommands(): readonly TypedHere[] {
  return repositoryFiles()
    .filter((file) => /^scripts\/.*\.ts$/.test(file) && !file.endsWith('typed-commands.test.ts'))
    .flatMap((file) => typedIn(readFileSync(absolute(file), 'utf8')).map((text) => ({ file, text })));
}
