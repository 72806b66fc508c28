import { expect, it } from 'vitest';
import { isPrivateAddress } from './private-address';

it.each([
  ['postgresql://localhost/retour', true],
  ['postgresql://user:secret@127.0.0.1:5433/retour', true],
  ['postgresql://[::1]/retour', true],
  ['postgresql:///retour?host=/var/run/postgresql', true],
  ['postgresql://%2Fvar%2Frun%2Fpostgresql/retour', true],
  ['postgresql://db.example/retour?sslmode=require', true],
  ['postgresql://db.example/retour?sslmode=verify-full', true],
  ['postgresql://db.example/retour', false],
  ['postgresql://db.example/retour?sslmode=disable', false],
  ['postgresql://db.example/retour?sslmode=prefer', false],
  ['postgresql://db.example/retour?sslmode=no-verify', false],
  ['postgresql://db.example/retour?sslmode=require&sslmode=disable', false],
  ['postgresql://localhost/retour?host=db.example', false],
  ['postgresql://localhost.example/retour', false],
])('%s: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
