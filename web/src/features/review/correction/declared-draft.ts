import {
  type ContactFieldName,
  type Correction,
  contactFieldNames,
  contactTexts,
  type Declaration,
  declaredFields,
} from '@retour/contract';
import { adultAge, meansOfTransport } from '@retour/core';
import { isBoolean, isText, objectOf, oneOf, optional, type Shape } from '../../../lib/shape';
import type { ContactDetails, MeansOfTransportAndCountry } from '../../../store';
import { readAge } from '../../basket/journey/read-age';
import { checkContact, cleanContact } from '../../declarant/contact/check-contact';
import {
  asksBorder,
  asksFlight,
  checkTrip,
  cleanFlightNumber,
  type DeclaredTrip,
  type TripField,
} from '../../declarant/trip/check-trip';
import type { TypedAge } from '../creation/steps/age-field';
import { contactText } from '../creation/text/creation-text';

type TypedContact = Omit<ContactDetails, 'age' | 'ageIsMinimum' | 'typedAge'>;

/** Who declares and how they came, as they stand in the form. */
export interface DeclaredDraft extends TypedContact, MeansOfTransportAndCountry {
  readonly age: TypedAge;
  readonly border?: boolean | undefined;
}

/** What the agent touched, and nothing else: the rest follows the declaration. */
export type DeclaredChanges = Partial<DeclaredDraft>;
export type DeclaredField = keyof DeclaredDraft;
export type DeclaredProblems = Partial<Record<DeclaredField, string>>;

const typedContact = contactFieldNames.map((name) => declaredFields[name].typedAs);
const isTypedAge = objectOf<TypedAge>({ isMinimum: isBoolean, text: isText });
const isTypedContact = objectOf<Partial<TypedContact>>(
  Object.fromEntries(typedContact.map((name) => [name, optional(isText)])) as never,
);
const isTypedTrip = objectOf<Omit<DeclaredChanges, keyof TypedContact>>({
  age: optional(isTypedAge),
  border: optional(isBoolean),
  meansOfTransport: optional(oneOf(meansOfTransport)),
  country: optional(isText),
  flightNumber: optional(isText),
});

/** Changes kept in the tab, as they may be read back. */
export const isDeclaredChanges: Shape<DeclaredChanges> = (value): value is DeclaredChanges =>
  isTypedContact(value) && isTypedTrip(value);

const tripFields = ['meansOfTransport', 'country', 'border', 'flightNumber'] as const;

export function tripOf({
  meansOfTransport: transport,
  country,
  flightNumber,
  border,
}: DeclaredDraft): DeclaredTrip {
  return { meansOfTransportAndCountry: { meansOfTransport: transport, country, flightNumber }, border };
}

/** The years that the form says, the least of them for « 18 ans ou plus »; undefined while they cannot be read. */
export function yearsOf({ isMinimum, text }: TypedAge): number | undefined {
  return isMinimum ? adultAge : readAge(text);
}

/** The form before anything is corrected. */
export function draftOfDeclared(declaration: Declaration): DeclaredDraft {
  const { age, ageIsMinimum = false, meanOfTransport, country, flightNumber = '', border } = declaration;
  const contact = typedContact.map((typedAs, index) => {
    const name = contactFieldNames[index] as ContactFieldName;
    return [typedAs, declaration[name] ?? ''];
  });
  const draft: DeclaredDraft = {
    ...contactTexts(() => ''),
    ...Object.fromEntries(contact),
    age: { isMinimum: ageIsMinimum, text: ageIsMinimum ? '' : String(age) },
    meansOfTransport: meanOfTransport,
    country,
    flightNumber,
  };
  return asksBorder(tripOf(draft)) ? { ...draft, border } : draft;
}

export interface CheckedDeclared {
  readonly problems: DeclaredProblems;
  /** What differs from what was sent; undefined when nothing does. */
  readonly declared: Correction['declared'];
}

/**
 * Reads what the agent touched of the person and of the trip: what they left was accepted as it is.
 * @param missingCountry what is said where no country is named, where what is typed tells why
 */
export function checkDeclared(
  declaration: Declaration,
  changes: DeclaredChanges,
  missingCountry?: string,
): CheckedDeclared {
  const draft: DeclaredDraft = { ...draftOfDeclared(declaration), ...changes };
  const isTrip = tripFields.some((field) => field in changes);
  const wrongTrip = isTrip ? tripProblems(draft, changes, missingCountry) : {};
  const found = { ...contactProblems(draft, changes), ...wrongTrip };
  const years = yearsOf(draft.age);
  const wrongAge = 'age' in changes && years === undefined ? { age: contactText.error } : {};
  const problems: DeclaredProblems = { ...found, ...wrongAge };
  if (Object.keys(problems).length > 0) return { problems, declared: undefined };
  const declared: Record<string, unknown> = {
    ...('age' in changes ? ageOf(declaration, draft.age) : {}),
    ...(isTrip ? differing(declaration, tripValues(draft)) : {}),
    ...differing(declaration, contactValues(draft, changes)),
  };
  return { problems, declared: Object.keys(declared).length === 0 ? undefined : declared };
}

function contactProblems(draft: DeclaredDraft, changes: DeclaredChanges): DeclaredProblems {
  const { age: _, ...contact } = draft;
  const isTouched = (field: string): boolean =>
    field in changes || (field === 'postalCode' && 'addressCountry' in changes);
  const found = Object.entries(checkContact(contact, 'agent')).filter(([field]) => isTouched(field));
  return Object.fromEntries(found);
}

/** A flight that nobody asked for before is asked of who turns out to fly. */
function tripProblems(
  draft: DeclaredDraft,
  changes: DeclaredChanges,
  missingCountry?: string,
): DeclaredProblems {
  const checked: Partial<Record<TripField, string>> = checkTrip(tripOf(draft), 'agent', missingCountry);
  const { flightNumber, ...found } = checked;
  const isFlightAsked = 'flightNumber' in changes || 'meansOfTransport' in changes;
  return flightNumber === undefined || !isFlightAsked ? found : { ...found, flightNumber };
}

function ageOf({ age, ageIsMinimum = false }: Declaration, typed: TypedAge): object {
  const years = yearsOf(typed);
  if (years === age && typed.isMinimum === ageIsMinimum) return {};
  return typed.isMinimum ? { age: years, ageIsMinimum: true } : { age: years };
}

function tripValues(draft: DeclaredDraft): object {
  const trip = tripOf(draft);
  return {
    country: draft.country,
    meanOfTransport: draft.meansOfTransport,
    border: asksBorder(trip) && draft.border === true,
    flightNumber: asksFlight(trip) ? cleanFlightNumber(draft.flightNumber) : '',
  };
}

function contactValues(draft: DeclaredDraft, changes: DeclaredChanges): object {
  const { age: _, ...contact } = draft;
  const clean = cleanContact(contact);
  const touched = contactFieldNames.filter((name) => declaredFields[name].typedAs in changes);
  return Object.fromEntries(touched.map((name) => [name, clean[declaredFields[name].typedAs]]));
}

/** A field that was not said is an empty one. */
function differing(declaration: Declaration, values: object): object {
  const sent: Readonly<Record<string, unknown>> = { ...declaration };
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => (sent[name] ?? '') !== value));
}
