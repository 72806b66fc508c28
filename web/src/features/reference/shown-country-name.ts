import { countryName } from './country-name';

const compound = /^\p{L}+-\p{L}+$/u;
/** A longer compound may have to break at its hyphen: the narrowest line does not hold it. */
const maxLineLength = 12;

/** The name in a narrow column: « États-Unis » is not broken at its hyphen. */
export function shownCountryName(code: string): string {
  const name = countryName(code);
  return name.length <= maxLineLength && compound.test(name) ? name.replace('-', '-\u2060') : name;
}
