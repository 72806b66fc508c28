import { expect, it } from 'vitest';
import { linkMailKey, mailboxKey } from './mailbox-key';

it.each([
  ['A@Example.org', 'a+b@example.org'],
  ['a+b+c@example.org', 'a@EXAMPLE.ORG'],
  ['jeanne.roux@gmail.com', 'JeanneRoux+douane@Gmail.com'],
  ['j.e.a.n.n.e@googlemail.com', 'jeanne@gmail.com'],
])('counts %s and %s as one mailbox', (one, other) => {
  expect(mailboxKey(one)).toBe(mailboxKey(other));
});

it.each([
  ['a@example.org', 'a@example.com'],
  ['jeanne.roux@example.org', 'jeanneroux@example.org'],
  ['jeanne@gmail.com.example.org', 'je.anne@gmail.com.example.org'],
  ['jeanne@notgmail.com', 'j.eanne@notgmail.com'],
])('counts %s and %s apart', (one, other) => {
  expect(mailboxKey(one)).not.toBe(mailboxKey(other));
});

it('counts the links of the plain address apart from those of its other spellings, which count as one', () => {
  const plain = linkMailKey('jeanne.roux@example.org');
  expect(linkMailKey('Jeanne.Roux@Example.org')).toBe(plain);
  const spelt = linkMailKey('jeanne.roux+x@example.org');
  expect(spelt).not.toBe(plain);
  expect(linkMailKey('JEANNE.ROUX+y+z@example.org')).toBe(spelt);
  expect(linkMailKey('paul.roux+x@example.org')).not.toBe(spelt);
});
