import { benchAccounts } from './accounts';

/**
 * Whether the time of an answer tells that an address is known. Prints JSON; the arguments are the number of answers
 * for each arm, and the calls to measure (20 minutes for all of them on two quiet cores).
 *
 *   npx tsx api/test/bench/run-accounts.ts 2000 login,register,reset,validation
 */
const [samples = '2000', names = 'login,register,reset,validation'] = process.argv.slice(2);
const figures = await benchAccounts({ samples: Number(samples), names: names.split(',') });
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
