import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from './password-field';

afterEach(cleanup);

function show(value: string, error?: string): void {
  render(
    <PasswordField
      isNew
      id="mot-de-passe"
      label="Mot de passe"
      value={value}
      error={error}
      onChange={() => undefined}
    />,
  );
}

it.each([
  ['a', '1 sur 15 : encore 14 caractères'],
  ['a'.repeat(14), '14 sur 15 : encore 1 caractère'],
  ['a'.repeat(15), '15 caractères, c’est assez long'],
])('counts %s', (value, words) => {
  show(value);
  expect(screen.getByText(words)).toBeTruthy();
});

it('approves nothing of a password that was refused, long as it is', () => {
  show('a'.repeat(15), 'Ce mot de passe est trop facile à deviner.');
  expect(screen.getByText('15 caractères')).toBeTruthy();
  expect(screen.queryByText(/assez long/)).toBeNull();
});
