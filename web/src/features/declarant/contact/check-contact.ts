import {
  type ContactFieldName,
  type ContactGroup,
  contactFieldNames,
  contactTexts,
  declarationFields,
  declarationMessages,
  declaredFields,
  refusePostalCode,
  type TypedContactName,
} from '@retour/contract';
import { refusalOf } from '../../../lib/form';
import type { ContactDetails } from '../../../store';
import type { FilledBy } from '../filled-by';
import { commaInEmail, contactWords } from './contact-text';

export type ContactProblems = Partial<Record<TypedContactName, string>>;

const spaces = /[\s\u00A0\u2000-\u200B\u202F\u3000\uFEFF]+/gu;

type Clean = (text: string, details: ContactDetails) => string;

/** Of a field that is not here, odd spaces alone are taken out. */
const cleaning: Readonly<Partial<Record<TypedContactName, Clean>>> = {
  lastName: cleanName,
  firstName: cleanName,
  postalCode: (text, { addressCountry }) =>
    addressCountry === 'FR' ? text.replace(spaces, '') : cleanLine(text),
  email: (text) => text.replace(spaces, '').replace(/^mailto:/i, ''),
};

/** What was typed without what does no harm: odd spaces, odd hyphens, spaces inside a code or an address. */
export function cleanContact(details: ContactDetails): ContactDetails {
  return {
    ...details,
    ...contactTexts((name) => (cleaning[name] ?? cleanLine)(details[name], details)),
  };
}

function cleanLine(text: string): string {
  return text.replace(spaces, ' ').trim();
}

function cleanName(text: string): string {
  return cleanLine(text)
    .replace(/[‐‑‒–]/gu, '-')
    .replace(/[`´ʼ‘]/gu, '’');
}

/** Order of the fields on the page, which is that of the error summary. */
export const contactFields = contactFieldNames.map((name) => declaredFields[name].typedAs);

/** The fields of a group, in the order of the page. */
export function contactFieldsOf(group: ContactGroup): readonly TypedContactName[] {
  return contactFieldNames
    .filter((name) => declaredFields[name].group === group)
    .map((name) => declaredFields[name].typedAs);
}

/** Every field that the contract would refuse, with what to do. Empty: the contact details are complete. */
export function checkContact(details: ContactDetails, speaker: FilledBy = 'traveller'): ContactProblems {
  const clean = cleanContact(details);
  const problems: ContactProblems = {};
  for (const name of contactFieldNames) {
    const message = fieldProblem(name, clean, speaker);
    if (message !== null) problems[declaredFields[name].typedAs] = message;
  }
  return problems;
}

function fieldProblem(name: ContactFieldName, clean: ContactDetails, speaker: FilledBy): string | null {
  const { typedAs } = declaredFields[name];
  if (typedAs === 'postalCode') return refusePostalCode(clean.postalCode.toUpperCase(), clean.addressCountry);
  const missing = contactWords[speaker].missing[typedAs];
  if (clean[typedAs] === '' && missing !== undefined) return missing;
  const parsed = declarationFields[name].safeParse(clean[typedAs]);
  if (!parsed.success && typedAs === 'email') {
    const dotted = clean.email.replaceAll(',', '.');
    const isMeant = dotted !== clean.email && declarationFields[name].safeParse(dotted).success;
    if (isMeant) return commaInEmail(dotted);
  }
  return parsed.success ? null : (refusalOf(parsed) ?? declarationMessages.characters);
}
