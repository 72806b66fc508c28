import { type ReactNode, useMemo } from 'react';
import { suggestCountries } from '../../reference';
import { CountryEntry, type CountryEntryProps } from './country-entry';

export type CountryBoxProps = Omit<CountryEntryProps, 'suggested' | 'onFocus'>;

/** A country of purchase, found by its name. */
export function CountryBox(props: CountryBoxProps): ReactNode {
  const suggested = useMemo(() => suggestCountries(props.value), [props.value]);
  return <CountryEntry {...props} suggested={suggested} />;
}
