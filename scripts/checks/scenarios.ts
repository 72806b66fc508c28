const scenarioHeading = /^### (?<id>[A-Z]+-\d{2,}) (?<title>.+)$/;
const testTitle = /^(?<id>[A-Z]+-\d{2,}) (?<title>.+?)(?: · .+)?$/;

export interface Scenario {
  readonly id: string;
  readonly title: string;
}

function parse(pattern: RegExp, text: string): Scenario | null {
  const groups = pattern.exec(text)?.groups;
  return groups?.id === undefined || groups.title === undefined
    ? null
    : { id: groups.id, title: groups.title };
}

function repeated(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Scenarios of the acceptance book: its third-level headings that start with an identifier. */
export function readScenarios(book: string): readonly Scenario[] {
  return book.split('\n').flatMap((line) => parse(scenarioHeading, line) ?? []);
}

/** What keeps the book and the titles of the end-to-end tests from matching one to one. */
export function scenarioFaults(book: readonly Scenario[], testTitles: readonly string[]): readonly string[] {
  const tests = testTitles.map((text) => ({ text, scenario: parse(testTitle, text) }));
  const titles = new Map(book.map(({ id, title }) => [id, title]));
  const tested = new Set(tests.map(({ scenario }) => scenario?.id));
  return [
    ...repeated(book.map(({ id }) => id)).map((id) => `${id} is written twice in the book`),
    ...repeated(testTitles).map((text) => `two tests are called “${text}”`),
    ...book.filter(({ id }) => !tested.has(id)).map(({ id, title }) => `${id} ${title}: no test`),
    ...tests.flatMap(({ text, scenario }) => {
      if (scenario === null) return [`“${text}”: a test without a scenario identifier`];
      const expected = titles.get(scenario.id);
      if (expected === undefined) return [`“${text}”: no such scenario in the book`];
      return expected === scenario.title ? [] : [`“${text}”: the book calls it “${expected}”`];
    }),
  ];
}
