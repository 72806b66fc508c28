import { noBreakSpace } from './typeset';

/** « 34 ans », « 1 an », « 18 ans ou plus » when the age is only known to be that at least. */
export function formatAge(age: number, isMinimum = false): string {
  return `${age}${noBreakSpace}${age < 2 ? 'an' : 'ans'}${isMinimum ? ' ou plus' : ''}`;
}
