import { adultAge, countryCodes, formatAge, phrase, typeset } from '@retour/core';
import * as z from 'zod/mini';
import { maxTypedPhone, normalisePhoneNumber } from './declaration-phone';
import type { ContactFieldName, DeclaredFieldName, declaredFields } from './declared-fields';
import { inOneWriting } from './typed-text';

/** Bounds of a declaration's fields, shared by the form and the API. */
export const declarationLimits = {
  name: 60,
  address: 100,
  city: 60,
  postalCode: 12,
  email: 254,
  flightNumber: 10,
} as const;

const { name, address, city, postalCode, email } = declarationLimits;

/** What is said beside a field that cannot be accepted: what to write, with an example. */
export const declarationMessages = {
  lastName: phrase`Indiquez un nom de ${name} caractères au plus : lettres, espaces, traits d’union et apostrophes. Laissez un espace après un point.`,
  firstName: phrase`Indiquez un prénom de ${name} caractères au plus : lettres, espaces, traits d’union et apostrophes. Laissez un espace après un point.`,
  lastNameMissing: 'Indiquez un nom.',
  firstNameMissing: 'Indiquez un prénom.',
  address: phrase`Indiquez le numéro et la rue, en ${address} caractères au plus.`,
  city: phrase`Indiquez la ville, en ${city} caractères au plus.`,
  postalCode: typeset('Indiquez un code postal (exemple : SW1A 1AA), ou rien si le pays n’en a pas.'),
  frenchPostalCode: typeset('Indiquez un code postal français : cinq chiffres (exemple : 75011).'),
  addressCountry: 'Choisissez le pays de l’adresse.',
  email: phrase`Il manque quelque chose à cette adresse e-mail : vérifiez-la (exemple : nom@exemple.fr).`,
  emailTooLong: phrase`Indiquez une adresse e-mail de ${email} caractères au plus.`,
  phoneNumber: typeset(
    'Indiquez un numéro de téléphone, avec l’indicatif hors de France (exemples : 06 12 34 56 78 ou +44 20 7946 0958).',
  ),
  ageIsMinimum: phrase`Un âge « au moins égal à » se dit d’un adulte : indiquez l’âge exact avant ${formatAge(adultAge)}.`,
  flightNumber: typeset('Indiquez le numéro du vol : la compagnie puis des chiffres (exemple : AF 123).'),
  flightNumberRequired: typeset(
    'Indiquez le numéro de votre vol : il est sur votre billet (exemple : AF 123).',
  ),
  border: 'Répondez par oui ou par non à la question sur la frontière.',
  characters:
    'Ce texte contient un caractère invisible qui ne peut pas être enregistré. Effacez-le et retapez-le.',
  declarationId: 'L’identifiant de la déclaration doit être un UUID. Vérifiez l’adresse de la demande.',
} as const;

const line = (max: number, error: string, tooLong = error) =>
  z.string({ error }).check(...inOneWriting(max, tooLong));

/**
 * An apostrophe may stand before the first letter (« ’t Hooft »), a middle dot between two (« Gal·la »). A dot that letters follow at
 * once is that of an address: mail programs would make a link of such a name.
 */
const nameOf = (missing: string, error: string) =>
  line(declarationLimits.name, missing, error).check(
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(declarationLimits.name, { error }),
    z.regex(/^['’]?(?=\p{L})(?:[\p{L}\p{M} '’-]|\p{L}\p{M}*·(?=\p{L})|\.(?!\p{L}\p{M}*\p{L}))+$/u, { error }),
  );

/** Text of one line without control characters nor the marks that turn the reading direction around. */
const freeText = (maxLength: number, error: string) =>
  line(maxLength, error).check(
    z.minLength(1, { error }),
    z.maxLength(maxLength, { error }),
    z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, { error }),
  );

/** What is said of a value, or what says it of the value. */
type FieldError = string | ((issue: { readonly input?: unknown }) => string);

/** A field left empty in a form is a field that is absent. */
const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema, error: FieldError) =>
  z.optional(
    z.union(
      [
        z.pipe(
          z.literal(''),
          z.transform((): undefined => undefined),
        ),
        schema,
      ],
      { error },
    ),
  );

const phoneNumber = z.pipe(
  line(maxTypedPhone, declarationMessages.phoneNumber).check(
    z.maxLength(maxTypedPhone, { error: declarationMessages.phoneNumber }),
    z.refine((text) => normalisePhoneNumber(text) !== null, { error: declarationMessages.phoneNumber }),
  ),
  z.transform((text) => normalisePhoneNumber(text) ?? text),
);

const emailAddress = line(email, declarationMessages.email, declarationMessages.emailTooLong).check(
  z.maxLength(email, { error: declarationMessages.emailTooLong, abort: true }),
  z.regex(z.regexes.email, { error: declarationMessages.email }),
);

const emailProblem: FieldError = ({ input }) =>
  typeof input === 'string' && input.trim().length > declarationLimits.email
    ? declarationMessages.emailTooLong
    : declarationMessages.email;

const flightNumber = z.pipe(
  line(declarationLimits.flightNumber, declarationMessages.flightNumber).check(
    z.maxLength(declarationLimits.flightNumber, { error: declarationMessages.flightNumber }),
    z.regex(/^(?=.*[a-z])[a-z0-9]{2,3}[ -]?\d{1,5}[a-z]?$/i, { error: declarationMessages.flightNumber }),
  ),
  z.transform((text) => text.toUpperCase().replace(/[ -]/g, '')),
);

const storedText = z.string();
const storedOptional = z.optional(storedText);

/** A text that is always sent; empty once it is erased. */
const required = <Sent extends z.ZodMiniType>(sent: Sent) => ({ sent, stored: storedText });

/** A text that may be absent, and is once it is erased. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema, error: FieldError) => ({
  sent: orEmpty(schema, error),
  stored: storedOptional,
});

type TextFieldName = ContactFieldName | 'flightNumber';
type IsOptional<Name extends DeclaredFieldName> = (typeof declaredFields)[Name]['isOptional'];

/** Each text that is typed: what is accepted of it, and what is read back. */
const textFields = {
  declarantLastName: required(nameOf(declarationMessages.lastNameMissing, declarationMessages.lastName)),
  declarantFirstName: required(nameOf(declarationMessages.firstNameMissing, declarationMessages.firstName)),
  declarantAddressStreet: required(freeText(declarationLimits.address, declarationMessages.address)),
  declarantAddressCity: required(freeText(declarationLimits.city, declarationMessages.city)),
  declarantAddressPostalCode: required(
    line(postalCode, declarationMessages.postalCode).check(
      z.toUpperCase(),
      z.maxLength(postalCode, { error: declarationMessages.postalCode }),
      // Empty where the country has none: Hong Kong, the Emirates, Qatar…
      z.regex(/^(?:[A-Z0-9][A-Z0-9 -]+)?$/, { error: declarationMessages.postalCode }),
    ),
  ),
  declarantAddressCountry: required(
    z
      .string({ error: declarationMessages.addressCountry })
      .check(z.refine((code) => countryCodes.has(code), { error: declarationMessages.addressCountry })),
  ),
  declarantEmail: optional(emailAddress, emailProblem),
  declarantPhoneNumber: optional(phoneNumber, declarationMessages.phoneNumber),
  flightNumber: optional(flightNumber, declarationMessages.flightNumber),
} as const satisfies {
  readonly [Name in TextFieldName]: {
    readonly sent: z.ZodMiniType;
    readonly stored: IsOptional<Name> extends true ? typeof storedOptional : typeof storedText;
  };
};
type TextFields = typeof textFields;

function schemasOf<Kind extends 'sent' | 'stored'>(
  kind: Kind,
): { readonly [Name in keyof TextFields]: TextFields[Name][Kind] } {
  const schemas = Object.entries(textFields).map(([name, field]) => [name, field[kind]]);
  return Object.fromEntries(schemas) as { readonly [Name in keyof TextFields]: TextFields[Name][Kind] };
}

/** One schema a text: the step forms and the API validate with the same. */
export const declarationFields = schemasOf('sent');
/** The same texts as they are stored. */
export const storedTextFields = schemasOf('stored');

/** What is wrong with a postal code for the country of the address, which asks for one in France alone; null when nothing is. */
export function refusePostalCode(code: string, country: string): string | null {
  if (country === 'FR') return /^\d{5}$/.test(code) ? null : declarationMessages.frenchPostalCode;
  return declarationFields.declarantAddressPostalCode.safeParse(code).success
    ? null
    : declarationMessages.postalCode;
}
