import { expect, it } from 'vitest';
import { unreadTexts } from './unread-texts';

const table = {
  file: 'web/text/a-text.ts',
  text: "export const aText = { read: 'x', unread: 'y' } as const;",
};
const page = (text: string, file = 'web/page.tsx') => ({
  file,
  text: `import { aText } from './text/a-text';\n${text}`,
});
const unread = ['web/text/a-text.ts: nobody reads aText.unread'];

it('names a text that nobody reads', () => {
  expect(unreadTexts([table, page('aText.read;')])).toEqual(unread);
});

it('takes no test for a reader', () => {
  expect(unreadTexts([table, page('aText.read;'), page('aText.unread;', 'web/page.test.tsx')])).toEqual(
    unread,
  );
});

it('leaves a table that is handed over whole, or read by a name that varies', () => {
  expect(unreadTexts([table, page('show(aText);')])).toEqual([]);
  expect(unreadTexts([table, page('aText[name];')])).toEqual([]);
});

it('tells tables of the same name apart', () => {
  const other = { file: 'web/b/a-text.ts', text: "export const aText = { unread: 'y' };" };
  expect(unreadTexts([other, table, page('aText.read; aText.unread;')])).toEqual([
    'web/b/a-text.ts: nobody reads aText.unread',
  ]);
});
