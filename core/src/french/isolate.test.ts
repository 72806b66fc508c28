import { expect, it } from 'vitest';
import { describeArticle, nameOfArticle } from '../goods/describe-article';
import { isolated, unisolated } from './isolate';
import { filedName, sheetName, shortName, spokenName } from './person-name';

const karim = { firstName: 'كريم', lastName: 'بن علي' };

it.each(['Élodie', '', '田中', 'Αθηνά', '12,5'])('leaves « %s » as it is', (text) => {
  expect(isolated(text)).toBe(text);
});

it.each(['عطر', 'בושם', 'Marie ליאור'])('closes « %s » in, so that what follows keeps its place', (text) => {
  expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  expect(unisolated(`${isolated(text)}, 2`)).toBe(`${text}, 2`);
});

it('closes the names of people and of articles in, once and whole', () => {
  expect(spokenName(karim)).toBe('\u2068كريم بن علي\u2069');
  expect(filedName(karim)).toBe('\u2068بن علي كريم\u2069');
  expect(sheetName(karim)).toBe(filedName(karim));
  expect(shortName(karim)).toBe('\u2068ك.\u00A0بن علي\u2069');
  expect(filedName({ firstName: 'Chloé', lastName: 'Martin' })).toBe('Martin Chloé');
  const name = nameOfArticle(null, 'عطر');
  expect(describeArticle({ name, amount: 3 }, null)).toBe('3\u00A0× \u2068عطر\u2069');
});
