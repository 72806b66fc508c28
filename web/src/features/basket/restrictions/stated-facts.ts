/** Speaks to who carries the goods: « Présentez… », « Vous en avez déjà ? ». */
const address = /\p{L}ez\b|\b(?:vous|votre|vos|dites|faites)\b/iu;

/** Goes on with the sentence before it: « Elle est gratuite. » */
const sequel = /^(?:elle|il)s? /iu;

/** Of the words of a product, which travellers read, the sentences that an officer can use: a fact, no advice nor the end of one. */
export function statedFacts(words: string): string {
  return words
    .split(/(?<=[.?]) /)
    .filter((sentence, at, all) => {
      const isOfAdvice = sequel.test(sentence) && address.test(all[at - 1] ?? '');
      return !(isOfAdvice || address.test(sentence));
    })
    .join(' ');
}
