import { expect, it } from 'vitest';
import { readClaims } from './access-claims';

const claims = {
  sub: 'a',
  userId: 'a',
  email: 'zoé@exemple.gouv.example',
  isAgent: true,
  exp: 1_795_280_000,
  lastRefresh: false,
};

function tokenOf(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const text = btoa(String.fromCharCode(...bytes));
  return `e30.${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.signature`;
}

it('reads what a token says of its bearer, accents included', () => {
  expect(readClaims(tokenOf(claims))).toEqual(claims);
});

it.each(['', 'x', 'a.b.c', 'a.!!!.c', tokenOf(null), tokenOf({ ...claims, exp: 'demain' })])(
  'reads nothing of “%s”',
  (token) => {
    expect(readClaims(token)).toBeUndefined();
  },
);
