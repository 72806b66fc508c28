const maxFileLines = 400;
const grabBag = /(?:^|\/)(?:utils?|helpers?|commons?|misc)(?:[./]|$)/;
const sourceFile = /\.(?:ts|tsx|mjs|css)$/;
const generated = /\.generated\.|\/migrations\//;

/** Faults of a file's name and length. */
export function shapeFaults(file: string, lines: number): readonly string[] {
  const faults: string[] = [];
  if (grabBag.test(file)) faults.push('a name that says nothing of what is inside');
  if (!/^[\x20-\x7e]+$/.test(file)) faults.push('a name that is not plain ASCII');
  const isLong = sourceFile.test(file) && !generated.test(file) && lines > maxFileLines;
  if (isLong) faults.push(`${lines} lines, ${maxFileLines} at most`);
  return faults;
}
