import { noBreakSpace } from './typeset';

/** A country calling code (ITU-T E.164): of one or two figures where the plan has one, of three otherwise. */
const international =
  /^\+(?<country>[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?<number>\d+)$/;

/** Where people do not write their numbers by three: the country, with the whole number, and the length of each group. */
const usual: readonly (readonly [plan: RegExp, groups: readonly number[]])[] = [
  // French numbers overseas, Algerian and Belgian mobiles.
  [/^\+(?:262|508|59[046]|213|32(?=4))\d{9}$/, [3, 2, 2, 2]],
  [/^\+32[2349]\d{7}$/, [1, 3, 2, 2]],
  [/^\+(?:32|4[57]|213|22[236-8]|352|377|689)\d{8}$/, [2, 2, 2, 2]],
  [/^\+(?:352|508|68[17])\d{6}$/, [2, 2, 2]],
  [/^\+41\d{9}$/, [2, 3, 2, 2]],
  [/^\+442\d{9}$/, [2, 4, 4]],
  // A British area has three figures where they are 1x1 or 11x.
  [/^\+44(?:7\d\d|1[02-9][02-9])\d{7}$/, [4, 6]],
  [/^\+(?:212|377)\d{9}$/, [1, 2, 2, 2, 2]],
  [/^\+216\d{8}$/, [2, 3, 3]],
];

/** « 06 12 34 56 78 » of `+33612345678`; « +44 20 7946 0958 » of a number of another country. */
export function formatPhone(number: string): string {
  const french = /^\+33([1-9]\d{8})$/.exec(number)?.[1];
  if (french !== undefined) return grouped(`0${french}`, [2, 2, 2, 2, 2]);
  const { country, number: own } = international.exec(number)?.groups ?? {};
  if (country === undefined || own === undefined) return number;
  const groups = usual.find(([plan]) => plan.test(number))?.[1];
  return `+${country}${noBreakSpace}${groups === undefined ? byThree(own) : grouped(own, groups)}`;
}

function grouped(figures: string, groups: readonly number[]): string {
  let left = figures;
  const taken = groups.map((length) => {
    const group = left.slice(0, length);
    left = left.slice(length);
    return group;
  });
  return taken.join(noBreakSpace);
}

/** A figure left over stands with the last three. */
function byThree(figures: string): string {
  return figures.replace(/\d{3}(?=\d{2})/g, `$&${noBreakSpace}`);
}
