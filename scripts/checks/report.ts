/** Prints what a check found and gives the process its exit code. */
export function report(subject: string, faults: readonly string[]): void {
  if (faults.length === 0) {
    console.log(`${subject}: nothing to say`);
    return;
  }
  console.log(`${subject}: ${faults.length} to mend`);
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = 1;
}
