import { typeset } from '@retour/core';
import { Search } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import type { FieldMessage } from '../../../lib/form';
import { Combobox } from '../../../ui';
import { setupText } from '../content/trip/setup-text';
import { useLoaded } from '../loading/use-loaded';
import { SetupQuestion } from './setup-question';
import { setupAfterCountry } from './setup-steps';
import type { Setup } from './use-setup';

const fieldId = 'pays';
const loadSearch = () => import('../../reference/search-countries').then((module) => module.searchCountries);
const shownCountries = 8;

export function CountryQuestion({ setup }: { readonly setup: Setup }): ReactElement {
  const { country, countryName } = setup.state.answers;
  const searchCountries = useLoaded(loadSearch);
  const [typed, setTyped] = useState(countryName ?? '');
  const [chosen, setChosen] = useState(country);
  const [errors, setErrors] = useState<readonly FieldMessage[]>([]);
  const items = useMemo(
    () =>
      (searchCountries?.(typed) ?? [])
        .slice(0, shownCountries)
        .map(({ item }) => ({ id: item.code, label: item.name })),
    [searchCountries, typed],
  );

  const nameOf = (code: string): string => items.find(({ id }) => id === code)?.label ?? typed;

  const submit = (): void => {
    const said = chosen ?? (items.length === 1 ? items[0]?.id : undefined);
    if (said === undefined) {
      setErrors([{ fieldId, message: typeset(setupText.countryError) }]);
      return;
    }
    setup.goOn(setupAfterCountry(setup.state.answers, said, nameOf(said)));
  };

  return (
    <SetupQuestion
      state={setup.state}
      title={setupText.countryTitle}
      lead={setupText.countryLead}
      errors={errors}
      onSubmit={submit}
      onBack={setup.goTo}
    >
      <Combobox
        id={fieldId}
        label={setupText.countryLabel}
        hint={typeset(setupText.countryHint)}
        error={errors[0]?.message}
        icon={Search}
        items={items}
        value={typed}
        minimumLength={2}
        emptyText={searchCountries === null ? setupText.countryLoading : setupText.countryEmpty}
        onInput={(value) => {
          setTyped(value);
          setChosen(undefined);
        }}
        onSelect={({ id, label }) => {
          setTyped(label);
          setChosen(id);
        }}
      />
    </SetupQuestion>
  );
}
