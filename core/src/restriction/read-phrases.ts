import { foldText, singular } from '../french/fold-text';
import { restrictedGoodIds } from '../goods/restricted-good-id';
import { currencySign, type RestrictedWords } from '../goods/restricted-words';
import { asRead } from './as-read';
import { littleWords, type NameWord, piece, textOf } from './name-words';
import { type NamedPhrase, type PhrasePlace, sliceSize } from './phrase-index';
import { spokenSound } from './word-sound';

const places: Readonly<Record<string, PhrasePlace>> = {
  '^': 'first',
  $: 'last',
  '+': 'plural',
  '=': 'whole',
  '!': 'accented',
  '~': 'joint',
  '@': 'made',
};

type Spelling = Pick<NameWord, 'accented' | 'folded' | 'stem' | 'sound'>;

/** How words of the tables are written, by these: each is read once, as phrases share most of them. */
const spellings = new Map<string, Spelling>();

function spellingOf(written: string): Spelling {
  const folded = foldText(written);
  const stem = singular(folded);
  return { accented: singular(written.normalize('NFC')), folded, stem, sound: spokenSound(stem) };
}

/** The words of a phrase of the tables, without those that only join them. Of no other: each is kept. */
export function phraseWords(text: string): readonly Spelling[] {
  const words = (asRead(text).match(piece) ?? []).map((written) => {
    const known = spellings.get(written) ?? spellingOf(written);
    spellings.set(written, known);
    return known;
  });
  const meaningful = words.filter(({ folded }) => !littleWords.has(folded));
  return meaningful.length > 0 ? meaningful : words;
}

/** Every phrase of the tables, the harmless ones included; it stops now and then, for who reads them to let a page answer in between. */
export function* readPhrases({ goods, harmless }: RestrictedWords): Generator<undefined, NamedPhrase[]> {
  const phrases: NamedPhrase[] = [];
  for (const good of [...restrictedGoodIds, null]) {
    for (const text of good === null ? harmless : (goods[good] ?? [])) {
      const own = text.startsWith(currencySign) ? [] : phraseWords(text);
      if (own.length === 0) continue;
      phrases.push({
        words: own.map(({ stem }) => stem),
        sounds: own.map(({ sound }) => sound),
        folded: textOf(own, 'folded'),
        accented: textOf(own, 'accented'),
        place: places[text[0] ?? ''] ?? 'anywhere',
        good,
      });
      if (phrases.length % sliceSize === 0) yield;
    }
  }
  return phrases;
}

/** What is made in slices, made to its end. */
export function wholeOf<Made>(making: Generator<undefined, Made>): Made {
  let step = making.next();
  while (!step.done) step = making.next();
  return step.value;
}
