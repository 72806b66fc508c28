import {
  type ContactFieldName,
  contactFieldNames,
  type DeclaredFieldName,
  declaredFields,
} from './declared-fields';

interface FieldWords {
  /** Its name beside the field. */
  readonly label: string;
  /** Its name where answers are listed, one a line; none when it is a part of a line: a name, an address. */
  readonly listed?: string;
  /** What it says of the traveller, in words that finish « Nous recevons : ». */
  readonly privacyWords: string;
}

/** How each declared field is named, in the order in which they are read. What only an agent says has no words here. */
export const declaredWords = {
  age: { label: 'Âge', listed: 'Âge', privacyWords: 'votre âge' },
  country: { label: 'Pays d’achat', listed: 'Pays d’achat', privacyWords: 'le pays de vos achats' },
  meanOfTransport: {
    label: 'Moyen de transport',
    listed: 'Transport',
    privacyWords: 'votre moyen de transport',
  },
  border: { label: 'Frontalier', listed: 'Frontalier', privacyWords: 'si vous êtes frontalier' },
  shoppingProducts: { label: 'Articles', listed: 'Articles', privacyWords: 'vos articles' },
  declarantLastName: { label: 'Nom de famille', privacyWords: 'votre nom' },
  declarantFirstName: { label: 'Prénom', privacyWords: 'votre prénom' },
  declarantAddressStreet: { label: 'Numéro et rue', privacyWords: 'votre rue' },
  declarantAddressPostalCode: { label: 'Code postal', privacyWords: 'votre code postal' },
  declarantAddressCity: { label: 'Ville', privacyWords: 'votre ville' },
  declarantAddressCountry: { label: 'Pays', privacyWords: 'votre pays' },
  declarantEmail: {
    label: 'Adresse e-mail',
    listed: 'E-mail',
    privacyWords: 'votre adresse e-mail, si vous la donnez',
  },
  declarantPhoneNumber: {
    label: 'Téléphone',
    listed: 'Téléphone',
    privacyWords: 'votre téléphone, si vous le donnez',
  },
  flightNumber: { label: 'Numéro de vol', listed: 'Vol', privacyWords: 'votre numéro de vol' },
  date: { label: 'Jour d’arrivée', listed: 'Jour d’arrivée', privacyWords: 'le jour de votre arrivée' },
} as const satisfies Readonly<
  Record<Exclude<DeclaredFieldName, 'ageIsMinimum' | 'allowancesUsed'>, FieldWords>
>;

const words: Readonly<Record<keyof typeof declaredWords, FieldWords>> = declaredWords;

/** The label of a field that may be left empty. */
export function optionalLabelOf(name: ContactFieldName): string {
  return `${words[name].label} (facultatif)`;
}

/** The label of a field, which says when it may be left empty whatever the others say. */
export function labelOf(name: ContactFieldName): string {
  return declaredFields[name].isOptional ? optionalLabelOf(name) : words[name].label;
}

/** The fields of the contact page that have a line of their own where answers are listed. */
export const listedContactFields: readonly { readonly name: ContactFieldName; readonly listed: string }[] =
  contactFieldNames.flatMap((name) => {
    const { listed } = words[name];
    return listed === undefined ? [] : [{ name, listed }];
  });
