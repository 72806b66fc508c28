/** The one table of the words of numbers; « mille » multiplies what stands before it. */
const numberWords: Readonly<Record<string, number>> = {
  zéro: 0,
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  cent: 100,
  cents: 100,
  mille: 1000,
};

const words = Object.entries(numberWords);
/** Parts of patterns, case aside. */
export const numberWord = `(?:${words.map(([word]) => word).join('|')})`;
export const greatNumberWord = `(?:${words
  .filter(([, value]) => value >= 20)
  .map(([word]) => word)
  .join('|')})`;
/** « quatre-vingt-dix », « vingt et un », with or without its dashes. */
export const numberRun = `${numberWord}(?:[\\s-]+(?:et[\\s-]+(?=(?:une?|onze)(?!\\p{L})))?${numberWord})*(?![\\p{L}\\p{N}])`;
/** Richard Mille makes watches. */
const runs = new RegExp(`(?<![\\p{L}\\p{N}’'-])(?<!richard\\s+)${numberRun}`, 'giu');

interface Parts {
  readonly thousands: number;
  readonly below: number;
}

/** What a word makes of what was said before it; undefined where nobody says so. */
function withWord({ thousands, below }: Parts, word: string): Parts | undefined {
  const value = numberWords[word] ?? 0;
  const end = below % 100;
  if (value === 1000) return thousands > 0 ? undefined : { thousands: Math.max(1, below), below: 0 };
  if (value === 100) {
    const isTooMany = below > (thousands > 0 ? 9 : 16);
    const isOne = below < 2;
    return isTooMany || (isOne && word === 'cents')
      ? undefined
      : { thousands, below: isOne ? 100 : 100 * below };
  }
  if (value === 20 && end === 4) return { thousands, below: below + 76 };
  const goesOn =
    (end === 0 && word !== 'vingts') ||
    (end >= 20 && end % 10 === 0 && value < 10) ||
    ((end === 60 || end === 80) && value < 17) ||
    ((end === 10 || end === 70 || end === 90) && value > 6 && value < 10);
  return goesOn && (value > 0 || thousands + below === 0) ? { thousands, below: below + value } : undefined;
}

/** What a number in words is, as far as 999 999; undefined where it is none: « quinze neuf cents ». */
export function numberInWords(written: string): number | undefined {
  let parts: Parts | undefined = { thousands: 0, below: 0 };
  for (const word of written.toLowerCase().split(/[\s-]+(?:et[\s-]+)?/u)) {
    parts = numberWords[word] === undefined ? undefined : withWord(parts, word);
    if (parts === undefined) return undefined;
  }
  return parts.thousands * 1000 + parts.below;
}

/** A text with the numbers in words that are meant in digits; of « iPhone quinze neuf cents », the last one. */
export function wordsInDigits(
  text: string,
  isMeant: (before: string, written: string, after: string) => boolean,
): string {
  return text.replace(runs, (run, start: number) => {
    for (const { index } of run.matchAll(/(?<!\p{L})\p{L}/gu)) {
      const written = run.slice(index);
      const value = numberInWords(written);
      if (value === undefined) continue;
      const before = text.slice(0, start + index);
      return isMeant(before, written, text.slice(start + run.length)) ? run.slice(0, index) + value : run;
    }
    return run;
  });
}
