import { formatAge, type LawFigures, minimumAge, noBreakSpace } from '@retour/core';

/** Travellers that the law treats alike, whatever the country. */
export interface AgeClass {
  /** Youngest age of the class, which stands for all of it. */
  readonly age: number;
  readonly label: string;
}

const years = `${noBreakSpace}ans`;

function labelOf(from: number, next: number | undefined): string {
  if (next === undefined) return `${from}${years} ou plus`;
  if (next === from + 1) return `${from}${years}`;
  return next === from + 2 ? `${from} ou ${next - 1}${years}` : `De ${from} à ${next - 1}${years}`;
}

/** Classes between the ages at which a rule changes, from the tables. */
export function ageClasses(law: LawFigures): readonly AgeClass[] {
  const ages = [law.fullAllowanceAge, minimumAge('third', law), minimumAge('eu', law)];
  const turns = [...new Set(ages.map(({ value }) => value))].sort((one, other) => one - other);
  return [
    { age: (turns[0] ?? 1) - 1, label: `Moins de ${turns[0]}${years}` },
    ...turns.map((age, index) => ({ age, label: labelOf(age, turns[index + 1]) })),
  ];
}

export function ageLabel(age: number | undefined, law: LawFigures): string {
  return ageClasses(law).find((ageClass) => ageClass.age === age)?.label ?? '';
}

/** The class of an age: what is told of a traveller where the age itself is nobody's business. */
export function ageClassOf(age: number, law: LawFigures): AgeClass {
  const classes = ageClasses(law);
  const found = classes.findLast((ageClass) => ageClass.age <= age) ?? classes[0];
  return found ?? { age, label: '' };
}

/** An age that was given; of one that a link tells, the ages that it stands for. */
export function ageWords(age: number, isOfLink: boolean | undefined, law: LawFigures): string {
  return isOfLink === true ? ageClassOf(age, law).label : formatAge(age);
}
