import {
  type DeclaredArticleFieldName,
  type DeclaredFieldName,
  declarationFields,
  declaredArticleFields,
  declaredFields,
} from '@retour/contract';

type Rows<Name extends string> = Readonly<Record<Name, { readonly isPersonal: boolean }>>;

/** The fields that a table of declared fields says to be personal: a new one is planted by its row alone. */
export type PersonalField = {
  [Name in DeclaredFieldName]: (typeof declaredFields)[Name]['isPersonal'] extends true ? Name : never;
}[DeclaredFieldName];
export type PersonalArticleField = {
  [Name in DeclaredArticleFieldName]: (typeof declaredArticleFields)[Name]['isPersonal'] extends true
    ? Name
    : never;
}[DeclaredArticleFieldName];

/** Values of the fields that take no free text; a sending without them would be refused. */
const formatted: Partial<Readonly<Record<PersonalField, string>>> = {
  declarantAddressPostalCode: '98765',
  declarantEmail: 'canarimail@exemple.fr',
  declarantPhoneNumber: '+33698765432',
  flightNumber: 'ZZ7654',
};

/** « CanarideclarantLastName »: a value that no other field has. */
function plant<Name extends string>(
  rows: Rows<Name>,
  known: Partial<Readonly<Record<Name, string>>> = {},
): Readonly<Record<string, string>> {
  const names = (Object.keys(rows) as Name[]).filter((name) => rows[name].isPersonal);
  return Object.fromEntries(names.map((name) => [name, known[name] ?? `Canari${name}`]));
}

/** A value of each personal field of a declaration, by its name. */
export const canaries = plant(declaredFields, formatted) as Readonly<Record<PersonalField, string>>;
for (const [name, value] of Object.entries(canaries)) {
  if (declarationFields[name as PersonalField].safeParse(value).success) continue;
  throw new Error(`${name} takes no « ${value} »: give it a value among the formatted ones of canaries.ts`);
}

/** A value of each personal field of an article; its name is one that warnings quote. */
export const articleCanaries = plant(declaredArticleFields, {
  customName: 'Saucisson canarigift',
}) as Readonly<Record<PersonalArticleField, string>>;

/** A free article in which everything personal is planted. */
export const canaryArticle = {
  ...articleCanaries,
  originalValue: 700,
  currency: 'USD',
};

/** A declaration in which everything personal is planted. */
export const canaryDeclaration = { ...canaries, shoppingProducts: [canaryArticle] };

/** A number as it may be spaced, without the sign and the prefix of a country that some ways of writing it drop. */
const spaced = (value: string): string => [...value.replace(/^\+33/, '')].join(String.raw`\s?`);
const silent = Object.values(canaries).filter((value) => !/canari/i.test(value));

/** What a search of stored rows, logs and answers would find of a planted value, however it is spaced: not the islands, which the law names. */
export const canaryTraces = new RegExp([String.raw`canari(?!es\b)`, ...silent.map(spaced)].join('|'), 'i');
