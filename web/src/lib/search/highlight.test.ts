import { expect, it } from 'vitest';
import { matchRanges, textPieces } from './highlight';

function marked(text: string, query: string): string {
  return textPieces(text, matchRanges(text, query, 0.15))
    .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
    .join('');
}

it.each([
  ['Casque audio', 'casq', '[Casq]ue audio'],
  ['Casquette', 'CASQ', '[Casq]uette'],
  ['Thé vert', 'the', '[Thé] vert'],
  ['Œufs de poule', 'oeuf', '[Œufs] de poule'],
  ['Bijoux', 'bijou', '[Bijoux]'],
  ['Parfum', 'parfun', '[Parfum]'],
  ['T-shirt en coton', 'tshirt', '[T-shirt] en coton'],
  ['Sac à main', 'valise', 'Sac à main'],
])('marks in « %s » what « %s » found', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it('loses no letter of the text', () => {
  expect(
    textPieces('abcdef', [
      { start: 1, end: 3 },
      { start: 2, end: 5 },
    ])
      .map(({ text }) => text)
      .join(''),
  ).toBe('abcdef');
});
