export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

/** « Chloé Martin »: to that person, in sentences, and of colleagues; empty once personal data are erased. */
export function spokenName({ firstName, lastName }: PersonNames): string {
  return `${firstName} ${lastName}`.trim();
}

/** « Martin Chloé »: in the lists, sheets and documents that officers look through by surname. */
export function filedName({ firstName, lastName }: PersonNames): string {
  return `${lastName} ${firstName}`.trim();
}
