import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { deployFile } from './deploy-file';

/** The command of the package, whose Node says what it was given. */
const folder = mkdtempSync(path.join(tmpdir(), 'retour-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [command, settingsFile] = [path.join(folder, 'command'), path.join(folder, 'environment')];
mkdirSync(path.join(folder, 'bin'));
writeFileSync(path.join(folder, 'bin/node'), '#!/bin/sh\nprintf "%s\\0" "$@"\nenv -0\n');
chmodSync(path.join(folder, 'bin/node'), 0o755);
writeFileSync(
  command,
  readFileSync(deployFile('debian/retour-en-france'), 'utf8')
    .replace('home=/usr/lib/retour-en-france', `home=${folder}`)
    .replace('settings=/etc/retour-en-france/environment', `settings=${settingsFile}`)
    .replace('user=retour-en-france', `user=${userInfo().username}`),
);

interface Given {
  readonly args: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

/** What `retour-en-france check` runs on, with these settings in the file and in its environment. */
function giveTo(text: string, env: Readonly<Record<string, string>> = {}): Given {
  writeFileSync(settingsFile, text);
  const output = execFileSync('/bin/sh', [command, 'check', '--now'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [program = '', argument = '', ...variables] = output.split('\0').filter((part) => part !== '');
  const entries = variables.map((variable): [string, string] => {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(variable) ?? [];
    return [name, value];
  });
  return { args: [program, argument], settings: Object.fromEntries(entries) };
}

const url = 'postgresql://retour@db.example.org/retour?sslmode=verify-full&sslrootcert=/x.pem';

describe('the command reads its settings’ file as systemd does', () => {
  it.each([
    ['an address with &', `A=${url}`, url],
    ['what a shell would expand', 'A=$HOME `id` $(id) ~ *;x|y>z', '$HOME `id` $(id) ~ *;x|y>z'],
    [
      'spaces within, none around',
      'A=  Retour en France <no-reply@example.org> \t',
      'Retour en France <no-reply@example.org>',
    ],
    ['single quotes', 'A=\' a \\ $b "c" \'', ' a \\ $b "c" '],
    ['double quotes', 'A="a \\"b\\" \\$c \\d \\\\"', 'a "b" $c \\d \\'],
    ['quotes that do not come first', `A=it's "so"`, `it's "so"`],
    ['letters with accents', 'A=Éloïse « ça »', 'Éloïse « ça »'],
    ['blanks after quotes', "A= 'x '  y  ", 'x y'],
    ['quotes one after the other', `A='a'"b"c d`, 'abc d'],
    ['a backslash', 'A=a\\ b\\', 'a b'],
    ['a sign of a comment', 'A=a#b;c', 'a#b;c'],
    ['nothing', 'A=', ''],
    ['another name before', '#A=1\n ; A=2\nB=3\n A =4', '4'],
    ['lines that go on', "A='-----BEGIN\nKEY'", '-----BEGIN\nKEY'],
    ['a line cut by a backslash', 'A=one \\\ntwo', 'one two'],
    ['the last of two', 'A=1\nA=2', '2'],
    ['the ends of lines of another system', 'A=1\r\nB=2\r\n', '1'],
  ])('%s', (_what, text, value) => {
    expect(giveTo(text).settings.A).toBe(value);
  });

  it('leaves out what is no setting', () => {
    const { settings } = giveTo('nothing\nexport A=1\n1B=2\nC-D=3\nE=4\n');
    expect(settings).toMatchObject({ E: '4', NODE_ENV: 'production' });
    expect(['A', 'export A', '1B', 'C-D', 'nothing'].filter((name) => name in settings)).toEqual([]);
  });
});

it('keeps what the environment of a unit of systemd says already', () => {
  const { settings } = giveTo('A=file\nB=file\n', { INVOCATION_ID: '5d9f3', A: 'unit' });
  expect(settings).toMatchObject({ A: 'unit', B: 'file' });
});

it('takes nothing of the shell of a person for what the file says', () => {
  const { settings } = giveTo('A=file\nNODE_ENV=production\n', { A: 'shell', NODE_ENV: 'test', C: 'shell' });
  expect(settings).toMatchObject({ A: 'file', NODE_ENV: 'production', C: 'shell' });
});

it('goes on whatever the file names', () => {
  const names = [...readFileSync(command, 'utf8').matchAll(/(?:^| )([a-z]\w*)=/gm)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['home', 'user', 'line', 'unit']));
  const { args, settings } = giveTo([...names.map((name) => `${name}=/nowhere`), 'A=1'].join('\n'));
  expect([args[0], settings.A]).toEqual([path.join(folder, 'api/dist/check.js'), '1']);
});

it('reads them in any unit of systemd', () => {
  expect(giveTo('A=1\n', { INVOCATION_ID: '5d9f3' }).settings.A).toBe('1');
});

it('runs the program that was named, with its arguments', () => {
  expect(giveTo('').args).toEqual([path.join(folder, 'api/dist/check.js'), '--now']);
});

it('reads the settings that come with the package', () => {
  const shipped = readFileSync(deployFile('debian/environment'), 'utf8');
  expect(giveTo(shipped).settings).toMatchObject({ NODE_ENV: 'production', PORT: '3000' });
  const { settings } = giveTo(shipped.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect(settings).toMatchObject({
    DATABASE_URL: 'postgresql://retour_service@db.example.org/retour?sslmode=verify-full',
    MAIL_FROM: 'Retour en France <no-reply@example.org>',
  });
});
