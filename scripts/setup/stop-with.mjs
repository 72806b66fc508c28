/**
 * Ends the program with one line that says what is missing and what to do.
 * @param {string} reason
 * @returns {never}
 */
export function stopWith(reason) {
  process.stderr.write(`\n✗ ${reason}\n`);
  process.exit(1);
}
