import { typeset } from '@retour/core';
import { type ReactElement, useMemo } from 'react';
import { Link } from 'react-router';
import { checkAnswer, useForm, useTyped } from '../../../lib/form';
import { isText } from '../../../lib/shape';
import { useSavedDraft } from '../../../store';
import { CountryEntry } from '../../basket/journey/country-entry';
import { setupText } from '../content/trip/setup-text';
import { useLoaded } from '../loading/use-loaded';
import { SetupQuestion } from './setup-question';
import { setupAfterCountry } from './setup-steps';
import type { Setup } from './use-setup';

const ids = { country: 'pays' } as const;
const kept = { initial: '', isDraft: isText, which: 'trip' } as const;
const loadSuggestions = () =>
  import('../../reference/suggest-countries').then((module) => module.suggestCountries);

export function CountryQuestion({ setup }: { readonly setup: Setup }): ReactElement {
  const { country, countryName } = setup.state.answers;
  const suggestCountries = useLoaded(loadSuggestions);
  const { draft, change: keep, forget } = useSavedDraft('countryTyped', kept);
  const { values, change } = useTyped({ typed: countryName ?? draft, chosen: country });
  const { typed, chosen } = values;
  const suggested = useMemo(() => suggestCountries?.(typed) ?? null, [suggestCountries, typed]);
  const items = suggested?.items ?? [];
  const error = suggested?.refusal ?? setupText.countryError;

  const nameOf = (code: string): string => items.find(({ id }) => id === code)?.label ?? typed;

  const form = useForm({
    ids,
    values,
    change,
    check: () => checkAnswer('country', chosen ?? suggested?.named, typeset(error)),
    onValid: (country) => {
      forget();
      setup.goOn(setupAfterCountry(setup.state.answers, country, nameOf(country)));
    },
  });

  return (
    <SetupQuestion
      state={setup.state}
      title={setupText.countryTitle}
      lead={setupText.countryLead}
      form={form}
      onBack={setup.goTo}
    >
      <CountryEntry
        id={ids.country}
        label={setupText.countryLabel}
        value={typed}
        error={form.problems.country}
        suggested={suggested}
        onType={(value) => {
          keep(value);
          change({ typed: value, chosen: undefined });
        }}
        onChoose={(code) => {
          keep(nameOf(code));
          change({ typed: nameOf(code), chosen: code });
        }}
        overseasHelp={<Link to="/faqs?id=pays-particuliers">{typeset(setupText.overseas)}</Link>}
      />
    </SetupQuestion>
  );
}
