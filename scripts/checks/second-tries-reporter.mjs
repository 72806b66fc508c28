/** A vitest reporter that names the tests which needed a second try: they passed, and they are to be mended. */
export default class SecondTriesReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.result().state !== 'passed' || !test.diagnostic()?.flaky) return;
    process.stdout.write(`second try: ${test.module.relativeModuleId} > ${test.fullName}\n`);
  }
}
