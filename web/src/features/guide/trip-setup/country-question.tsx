import { typeset } from '@retour/core';
import { Search } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { checkAnswer, useForm, useTyped } from '../../../lib/form';
import { Combobox } from '../../../ui';
import { setupText } from '../content/trip/setup-text';
import { useLoaded } from '../loading/use-loaded';
import { SetupQuestion } from './setup-question';
import { setupAfterCountry } from './setup-steps';
import type { Setup } from './use-setup';

const ids = { country: 'pays' } as const;
const loadSearch = () => import('../../reference/search-countries').then((module) => module.searchCountries);
const shownCountries = 8;

export function CountryQuestion({ setup }: { readonly setup: Setup }): ReactElement {
  const { country, countryName } = setup.state.answers;
  const searchCountries = useLoaded(loadSearch);
  const { values, change } = useTyped({ typed: countryName ?? '', chosen: country });
  const { typed, chosen } = values;
  const items = useMemo(
    () =>
      (searchCountries?.(typed) ?? [])
        .slice(0, shownCountries)
        .map(({ item }) => ({ id: item.code, label: item.name })),
    [searchCountries, typed],
  );

  const nameOf = (code: string): string => items.find(({ id }) => id === code)?.label ?? typed;

  const form = useForm({
    ids,
    values,
    change,
    check: () => {
      const country = chosen ?? (items.length === 1 ? items[0]?.id : undefined);
      return checkAnswer('country', country, typeset(setupText.countryError));
    },
    onValid: (country) => setup.goOn(setupAfterCountry(setup.state.answers, country, nameOf(country))),
  });

  return (
    <SetupQuestion
      state={setup.state}
      title={setupText.countryTitle}
      lead={setupText.countryLead}
      form={form}
      onBack={setup.goTo}
    >
      <Combobox
        id={ids.country}
        label={setupText.countryLabel}
        hint={typeset(setupText.countryHint)}
        error={form.problems.country}
        icon={Search}
        items={items}
        value={typed}
        minimumLength={2}
        emptyText={searchCountries === null ? setupText.countryLoading : setupText.countryEmpty}
        onInput={(value) => change({ typed: value, chosen: undefined })}
        onSelect={({ id, label }) => change({ typed: label, chosen: id })}
      />
    </SetupQuestion>
  );
}
