/** Speaks to who carries the goods: « Présentez… », « Vous en avez déjà ? ». */
const address = /\p{L}ez\b|\b(?:vous|votre|vos|dites|faites)\b/iu;

/** Of the words of a product, which travellers read, the sentences that an officer can use: a fact, and no advice. */
export function statedFacts(words: string): string {
  return words
    .split(/(?<=[.?]) /)
    .filter((sentence) => !address.test(sentence))
    .join(' ');
}
