const rightToLeft = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}]`;
const passage = new RegExp(
  String.raw`${rightToLeft}(?:[^\p{Script=Latin}\p{N}]*${rightToLeft})?\p{M}*`,
  'gu',
);
const betweenWords = /([^\p{L}\p{M}]+)/u;

/**
 * A text in the order in which its words are drawn from left to right: those of Arabic and Hebrew go the other way. The
 * letters of a word stay as they are written, the font turns and joins them.
 */
export function visualOrder(text: string): string {
  return text.replace(passage, (words) => words.split(betweenWords).reverse().join(''));
}
