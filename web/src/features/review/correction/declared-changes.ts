import {
  type CorrectableFieldName,
  type CorrectionPreview,
  contactFieldNames,
  declaredWords,
} from '@retour/contract';
import { formatAge, formatFlight, formatPhone, transportNames, typeset, usedWords } from '@retour/core';
import { potNames } from '../../basket/text/summary-text';
import { countryName } from '../../reference';
import { correctionText } from '../text/correction-text';
import { detailText } from '../text/detail-text';
import { type SharedPot, sharedPots } from './allowances-draft';

type Fields = CorrectionPreview['declared']['before'];
type Told = Exclude<CorrectableFieldName, 'ageIsMinimum' | 'allowancesUsed'>;

/** A field of the person or of the trip that a correction changes, in words. */
export interface DeclaredChange {
  readonly name: Told | `allowance ${SharedPot}`;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** How a value is read, where it is not the text itself. */
const words: Readonly<Partial<Record<Told, (fields: Fields) => string | undefined>>> = {
  age: ({ age, ageIsMinimum }) => (age === undefined ? undefined : formatAge(age, ageIsMinimum)),
  country: ({ country }) => (country === undefined ? undefined : countryName(country)),
  meanOfTransport: ({ meanOfTransport: mean }) => (mean === undefined ? undefined : transportNames[mean]),
  border: ({ border }) => (border === undefined ? undefined : border ? detailText.yes : detailText.no),
  flightNumber: ({ flightNumber: flight }) => (flight === undefined ? undefined : formatFlight(flight)),
  declarantAddressCountry: ({ declarantAddressCountry: code }) =>
    code === undefined ? undefined : countryName(code),
  declarantPhoneNumber: ({ declarantPhoneNumber: phone }) =>
    phone === undefined ? undefined : formatPhone(phone),
};

const order: readonly Told[] = [
  ...contactFieldNames,
  'age',
  'meanOfTransport',
  'flightNumber',
  'country',
  'border',
];

/** What a correction changes of who declares and how they came, in the order of the form. */
export function declaredChanges({ before, after }: CorrectionPreview['declared']): readonly DeclaredChange[] {
  const told = (fields: Fields, name: Told): string => {
    const value = words[name] === undefined ? fields[name] : words[name](fields);
    return typeof value === 'string' && value !== '' ? value : detailText.none;
  };
  const fields = order
    .filter((name) => name in before || name in after)
    .map((name) => ({
      name,
      label: typeset(declaredWords[name].label),
      before: told(before, name),
      after: told(after, name),
    }));
  return [...fields, ...changedAllowances(before, after)];
}

/** What others have used of each allowance, where it changes. */
function changedAllowances(
  { allowancesUsed: was = {} }: Fields,
  { allowancesUsed: is = {} }: Fields,
): readonly DeclaredChange[] {
  const told = (pot: SharedPot, used: number | undefined): string =>
    used === undefined ? correctionText.nothingThere : usedWords(pot, used);
  return sharedPots
    .filter((pot) => was[pot] !== is[pot])
    .map((pot) => ({
      name: `allowance ${pot}` as const,
      label: correctionText.allowanceChange(potNames[pot]),
      before: told(pot, was[pot]),
      after: told(pot, is[pot]),
    }));
}
