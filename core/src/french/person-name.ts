import { isolated } from './isolate';

export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

/** « Chloé Martin »: to that person, in sentences, and of colleagues; empty once personal data are erased. */
export function spokenName({ firstName, lastName }: PersonNames): string {
  return isolated(`${firstName} ${lastName}`.trim());
}

/** « Martin Chloé »: in the lists, sheets and documents that officers look through by surname. */
export function filedName({ firstName, lastName }: PersonNames): string {
  return isolated(`${lastName} ${firstName}`.trim());
}

/** « MARTIN Chloé »: on the sheet of one declaration, beside a passport that writes it so. */
export function sheetName({ firstName, lastName }: PersonNames): string {
  return filedName({ firstName, lastName: lastName.toLocaleUpperCase('fr') });
}

/** « C. Martin »: where a phone has no room for the whole. */
export function shortName({ firstName, lastName }: PersonNames): string {
  const [first] = new Intl.Segmenter('fr').segment(firstName.trim());
  if (first === undefined || lastName === '') return spokenName({ firstName, lastName });
  return isolated(`${first.segment}.\u00A0${lastName}`);
}
