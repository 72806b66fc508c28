/**
 * The fields of a declaration, one row each. From it derive the body that is sent (`declaration.ts`), what is stored and
 * read back, what is kept once anonymised, the draft of a device and its repair, the steps that ask, and the words that say
 * what leaves the device. The rows read nothing, so that the first page carries them without the schemas.
 */

/** The step of the form where a field is answered. The day of arrival is that of the sending unless the traveller says a later one. */
export type DeclarationPage = 'age' | 'contact' | 'transport' | 'basket' | 'check';

interface DeclaredField {
  /** Says who declares: erased when the declaration is anonymised. */
  readonly isPersonal: boolean;
  /** May be absent: so it is once erased. A text that may not becomes empty. */
  readonly isOptional: boolean;
  readonly askedOn: DeclarationPage;
}

/** Groups of fields of the contact page, in the order in which they stand there. */
export const contactGroups = ['name', 'address', 'reach'] as const;
export type ContactGroup = (typeof contactGroups)[number];

/** A text typed on the contact page: its name in the draft of a device, and the group of fields where it stands. */
interface ContactRow extends DeclaredField {
  readonly askedOn: 'contact';
  readonly typedAs: string;
  readonly group: ContactGroup;
}

/** What is personal and is not such a text is optional, so that it can be left out. */
type OtherRow = DeclaredField & {
  readonly askedOn: Exclude<DeclarationPage, 'contact'>;
} & ({ readonly isPersonal: false } | { readonly isOptional: true });

const answered = { isPersonal: false, isOptional: false } as const;
const optional = { isPersonal: false, isOptional: true } as const;
const erased = { isPersonal: true, isOptional: false, askedOn: 'contact' } as const;
const dropped = { isPersonal: true, isOptional: true } as const;

/** In the order in which a request is stored, which its fingerprint is made of. */
export const declaredFields = {
  age: { ...answered, askedOn: 'age' },
  ageIsMinimum: { ...optional, askedOn: 'age' },
  country: { ...answered, askedOn: 'transport' },
  meanOfTransport: { ...answered, askedOn: 'transport' },
  border: { ...answered, askedOn: 'transport' },
  date: { ...answered, askedOn: 'check' },
  flightNumber: { ...dropped, askedOn: 'transport' },
  shoppingProducts: { ...answered, askedOn: 'basket' },
  declarantLastName: { ...erased, typedAs: 'lastName', group: 'name' },
  declarantFirstName: { ...erased, typedAs: 'firstName', group: 'name' },
  declarantAddressStreet: { ...erased, typedAs: 'address', group: 'address' },
  declarantAddressCity: { ...erased, typedAs: 'city', group: 'address' },
  declarantAddressPostalCode: { ...erased, typedAs: 'postalCode', group: 'address' },
  declarantAddressCountry: { ...answered, askedOn: 'contact', typedAs: 'addressCountry', group: 'address' },
  declarantEmail: { ...dropped, askedOn: 'contact', typedAs: 'email', group: 'reach' },
  declarantPhoneNumber: { ...dropped, askedOn: 'contact', typedAs: 'phoneNumber', group: 'reach' },
  /** Found by an agent, who alone says it, in a correction: what other declarations of the same arrival have used. */
  allowancesUsed: { ...optional, askedOn: 'check' },
} as const satisfies Readonly<Record<string, ContactRow | OtherRow>>;

/** The fields of each article of a declaration. */
export const declaredArticleFields = {
  id: { isPersonal: false },
  /** Chosen freely by whoever calls: its place in the list takes its place. */
  customId: { isPersonal: true },
  /** Typed freely: it may say anything. */
  customName: { isPersonal: true },
  originalValue: { isPersonal: false },
  currency: { isPersonal: false },
  amount: { isPersonal: false },
  alcoholDegree: { isPersonal: false },
  originCountry: { isPersonal: false },
  restriction: { isPersonal: false },
  restrictionAnswers: { isPersonal: false },
  purchaseCountry: { isPersonal: false },
} as const satisfies Readonly<Record<string, Pick<DeclaredField, 'isPersonal'>>>;

type Rows = typeof declaredFields;
export type DeclaredFieldName = keyof Rows;
export type DeclaredArticleFieldName = keyof typeof declaredArticleFields;

/** Fields answered on the contact page, and their names in the draft of a device. */
export type ContactFieldName = {
  [Name in DeclaredFieldName]: Rows[Name] extends ContactRow ? Name : never;
}[DeclaredFieldName];
export type TypedContactName = Rows[ContactFieldName]['typedAs'];

/**
 * The fields of the contact page among some rows, in the order in which they are read: group by group, and in a group as they
 * are stored, but a postal code before its city.
 */
export function inReadingOrder<Name extends string>(
  rows: Readonly<Record<Name, { readonly askedOn: DeclarationPage; readonly group?: ContactGroup }>>,
): readonly Name[] {
  const stored = Object.keys(rows) as Name[];
  const names: readonly string[] = stored;
  const placeOf = (name: string): number =>
    name === 'declarantAddressPostalCode' ? names.indexOf('declarantAddressCity') - 0.5 : names.indexOf(name);
  return contactGroups.flatMap((group) =>
    stored
      .filter((name) => rows[name].group === group)
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  );
}

/** The fields of the contact page, in the order in which they are read. */
export const contactFieldNames = inReadingOrder<DeclaredFieldName>(
  declaredFields,
) as readonly ContactFieldName[];

/** A text for each field of the contact page, by its name in the draft of a device. */
export function contactTexts(
  textOf: (name: TypedContactName) => string,
): Readonly<Record<TypedContactName, string>> {
  const names = contactFieldNames.map((name) => declaredFields[name].typedAs);
  const texts = names.map((name) => [name, textOf(name)]);
  return Object.fromEntries(texts) as Readonly<Record<TypedContactName, string>>;
}
