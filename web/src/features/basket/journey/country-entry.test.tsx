import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { suggestCountries } from '../../reference';
import { CountryEntry } from './country-entry';

afterEach(cleanup);

const nothing = (): void => undefined;
const show = (typed: string, texts: { readonly france?: string; readonly error?: string } = {}): string => {
  render(
    <CountryEntry
      id="pays"
      value={typed}
      suggested={suggestCountries(typed)}
      onType={nothing}
      onChoose={nothing}
      {...texts}
    />,
  );
  fireEvent.input(screen.getByRole('combobox'), { target: { value: `${typed} ` } });
  return document.body.textContent.replace(/\s/gu, ' ');
};

it('says of France what the form says of it: an article bought there has no other country to be chosen', () => {
  const france = 'Acheté en France : ne comptez pas cet article.';
  expect(show('Paris')).toContain('Choisissez un autre pays que la France');
  cleanup();
  expect(show('Paris', { france })).not.toContain('Choisissez un autre pays');
  cleanup();
  expect(show('Paris', { france }).split(france)).toHaveLength(2);
  cleanup();
  expect(show('Paris', { france, error: france }).split(france)).toHaveLength(2);
});
