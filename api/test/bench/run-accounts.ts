import { benchAccounts } from './accounts';

/**
 * Whether the time of an answer tells that an address is known, and what strangers obtain by trying passwords. Prints
 * JSON; the arguments are the number of answers for each arm, and what to measure (26 minutes for all on two quiet cores).
 *
 *   npx tsx api/test/bench/run-accounts.ts 2000 login,register,reset,validation,without-step,tries
 */
const [samples = '2000', names = 'login,register,reset,validation,without-step,tries'] =
  process.argv.slice(2);
const figures = await benchAccounts({ samples: Number(samples), names: names.split(',') });
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
