/**
 * What a JSON report of Playwright says of the tests of a file, or of a group of it.
 * @typedef {{ title: string, tests: { projectName: string, status: string }[] }} PlaywrightSpec
 * @typedef {{ title: string, file?: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 */

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function secondTriesOf({ file = '', specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  );
  return [...own, ...suites.flatMap(secondTriesOf)];
}

/**
 * The browser tests that passed on a second try only: they are named, to be mended.
 * @param {{ suites?: PlaywrightSuite[] }} report
 * @returns {string[]}
 */
export function secondTries({ suites = [] }) {
  return suites.flatMap(secondTriesOf);
}
