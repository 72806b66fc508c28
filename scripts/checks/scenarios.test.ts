import { expect, it } from 'vitest';
import { readScenarios, scenarioFaults } from './scenarios';

const book = readScenarios('# Book\n\n### SIM-01 By plane\ntext\n### SIM-02 By car\n### About titles\n');

it('reads the headings that carry an identifier', () => {
  expect(book.map(({ id }) => id)).toEqual(['SIM-01', 'SIM-02']);
});

it('is content with one test, or one a variant, for each scenario', () => {
  expect(scenarioFaults(book, ['SIM-01 By plane', 'SIM-02 By car · dark', 'SIM-02 By car · light'])).toEqual(
    [],
  );
});

it.each([
  [['SIM-01 By plane'], 'SIM-02 By car: no test'],
  [['SIM-01 By plane', 'SIM-02 By car', 'SIM-03 By boat'], 'no such scenario'],
  [['SIM-01 By plane', 'SIM-02 By bus'], 'the book calls it “By car”'],
  [['SIM-01 By plane', 'SIM-02 By car', 'opens'], 'without a scenario identifier'],
  [['SIM-01 By plane', 'SIM-02 By car', 'SIM-02 By car'], 'two tests'],
])('refuses %j', (titles, reason) => {
  expect(scenarioFaults(book, titles).join()).toContain(reason);
});

it('refuses an identifier used twice', () => {
  expect(scenarioFaults([...book, ...book.slice(0, 1)], ['SIM-01 By plane', 'SIM-02 By car'])).toHaveLength(
    1,
  );
});
