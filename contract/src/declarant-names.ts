import type { PersonNames } from '@retour/core';

interface Declared {
  readonly declarantFirstName: string;
  readonly declarantLastName: string;
}

/** The names of whoever declares, to be said or filed (`spokenName`, `filedName`). */
export function declarantNames({ declarantFirstName, declarantLastName }: Declared): PersonNames {
  return { firstName: declarantFirstName, lastName: declarantLastName };
}
