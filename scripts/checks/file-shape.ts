const longestFile = 400;
const grabBag = /(?:^|\/)(?:utils?|helpers?|commons?|misc)(?:[./]|$)/;
const writtenByHand = /\.(?:ts|tsx|mjs|css)$/;
const generated = /\.generated\.|\/migrations\//;

/** Faults of a file's name and length. */
export function shapeFaults(file: string, lines: number): readonly string[] {
  const faults: string[] = [];
  if (grabBag.test(file)) faults.push('a name that says nothing of what is inside');
  if (!/^[\x20-\x7e]+$/.test(file)) faults.push('a name that is not plain ASCII');
  const isLong = writtenByHand.test(file) && !generated.test(file) && lines > longestFile;
  if (isLong) faults.push(`${lines} lines, ${longestFile} at most`);
  return faults;
}
