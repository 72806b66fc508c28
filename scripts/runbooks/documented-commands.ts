import { readdirSync, readFileSync } from 'node:fs';
import { absolute } from '../checks/source-files';

/** A command, or what looks like one, and the page that writes it. */
export interface Documented {
  readonly page: string;
  readonly text: string;
}

export const pages: readonly string[] = [
  'docs/operations.md',
  ...readdirSync(absolute('docs/operations')).map((page) => `docs/operations/${page}`),
  'deploy/README.md',
];

const block = /^ *```(?<language>\w*)\n(?<body>[\s\S]*?)^ *```$/gm;
const span = /`(?<words>[^`]+)`/g;
/** What is said of a line of a block, beside it. */
const remark = /(?:^|\s+)#\s.*$/;

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

function commandsOfBlock(language: string, body: string): readonly string[] {
  const lines = body.split('\n').map((line) => line.replace(remark, ''));
  return language === 'sql' ? lines.join('\n').split(';') : lines;
}

/** Every line of its blocks, a statement of SQL each; and each word of a program in its sentences, with what follows. */
export function commandsIn(text: string): readonly string[] {
  const ofBlocks = [...text.matchAll(block)].flatMap(({ groups }) =>
    commandsOfBlock(groups?.language ?? '', groups?.body ?? ''),
  );
  const ofSentences = [...text.replaceAll(block, '').matchAll(span)]
    .map(({ groups }) => oneLine(groups?.words ?? ''))
    // A line of a log, a statement, a command: what has several words and begins as they do.
    .filter((words) => /^(?:[a-z]|[A-Z_]+=\S+ [a-z]).* /.test(words));
  return [...ofBlocks.map(oneLine), ...ofSentences].filter((command) => command !== '');
}

export function documentedCommands(): readonly Documented[] {
  return pages.flatMap((page) => {
    const commands = new Set(commandsIn(readFileSync(absolute(page), 'utf8')));
    return [...commands].map((text) => ({ page, text }));
  });
}
