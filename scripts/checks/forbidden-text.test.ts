import { describe, expect, it } from 'vitest';
import { forbiddenText } from './forbidden-text';

describe('forbidden text', () => {
  it.each([
    [`const place = '${'/ho'}me/me/project';`, 'path of one machine'],
    [`-----BEGIN RSA ${'PRIVATE'} KEY-----`, 'private key'],
    [`const url = 'postgres://me:${'secret'}@db.test/app';`, 'password in an address'],
    [`/** @re${'turns'} {Array<any>} */`, 'type any'],
    [`// ${'biome'}-ignore lint: because`, 'suppressed check'],
    [`it.${'skip'}('later');`, 'test left out'],
    [`// ${'TO'}DO later`, 'work left for later'],
    [`const error = 'Prix ${'inval'}ide.';`, 'verdict without what to do'],
    [`const ${'long'}estName = 80;`, 'limit that is not named max or min'],
    [`const text = '12${'\u00a0'}€';`, 'invisible space typed by hand'],
  ])('sees %s', (code, name) => {
    expect(forbiddenText(code, true)).toEqual([`1: ${name}`]);
  });

  it('leaves ordinary code alone', () => {
    const code = ["const many = 'any of them';", "import a from '../home/a';", "fetch('/api/simulator/');"];
    expect(forbiddenText(code.join('\n'), true)).toEqual([]);
  });
});
