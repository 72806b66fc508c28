import { benchDeclarations } from './declarations';

/** Prints the figures as JSON; the argument is the number of rows of the lists. */
const rows = Number(process.argv[2] ?? 1_000_000);
process.stdout.write(`${JSON.stringify(await benchDeclarations(rows))}\n`);
