import { declarationFields, declarationMessages, refusePostalCode } from '@retour/contract';
import type { ContactDetails } from '../../../store';
import type { Speaker } from '../speaker';
import { contactWords } from './contact-text';

export type ContactField = Exclude<keyof ContactDetails, 'age' | 'ageIsMinimum'>;
export type ContactProblems = Partial<Record<ContactField, string>>;

const spaces = /[\s\u00A0\u2000-\u200B\u202F\u3000\uFEFF]+/gu;

/** What was typed without what does no harm: odd spaces, odd hyphens, spaces inside a code or an address. */
export function cleanContact(details: ContactDetails): ContactDetails {
  const isFrench = details.addressCountry === 'FR';
  return {
    ...details,
    lastName: cleanName(details.lastName),
    firstName: cleanName(details.firstName),
    address: cleanLine(details.address),
    city: cleanLine(details.city),
    postalCode: isFrench ? details.postalCode.replace(spaces, '') : cleanLine(details.postalCode),
    email: details.email.replace(spaces, '').replace(/^mailto:/i, ''),
    phoneNumber: cleanLine(details.phoneNumber),
  };
}

function cleanLine(text: string): string {
  return text.replace(spaces, ' ').trim();
}

function cleanName(text: string): string {
  return cleanLine(text)
    .replace(/[‐‑‒–]/gu, '-')
    .replace(/[`´ʼ]/gu, '’');
}

const schemas = {
  lastName: declarationFields.declarantLastName,
  firstName: declarationFields.declarantFirstName,
  address: declarationFields.declarantAddressStreet,
  city: declarationFields.declarantAddressCity,
  postalCode: declarationFields.declarantAddressPostalCode,
  addressCountry: declarationFields.declarantAddressCountry,
  email: declarationFields.declarantEmail,
  phoneNumber: declarationFields.declarantPhoneNumber,
} as const;

/** Order of the fields on the page, which is that of the error summary. */
export const contactFields = [
  'lastName',
  'firstName',
  'address',
  'postalCode',
  'city',
  'addressCountry',
  'email',
  'phoneNumber',
] as const satisfies readonly ContactField[];

/** Every field that the contract would refuse, with what to do. Empty: the contact details are complete. */
export function checkContact(details: ContactDetails, speaker: Speaker = 'traveller'): ContactProblems {
  const clean = cleanContact(details);
  const problems: ContactProblems = {};
  for (const field of contactFields) {
    const message = fieldProblem(field, clean, speaker);
    if (message !== null) problems[field] = message;
  }
  return problems;
}

function fieldProblem(field: ContactField, clean: ContactDetails, speaker: Speaker): string | null {
  if (field === 'postalCode') return refusePostalCode(clean.postalCode.toUpperCase(), clean.addressCountry);
  const missing = contactWords[speaker].missing[field];
  if (clean[field] === '' && missing !== undefined) return missing;
  const parsed = schemas[field].safeParse(clean[field]);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? declarationMessages.characters);
}
