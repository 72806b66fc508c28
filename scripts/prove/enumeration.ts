import { absolute } from '../checks/source-files';
import { runCommand } from '../setup/run-command.mjs';
import type { Proof } from './proof';

/** Calls that are given an address. */
const calls = ['login', 'register', 'reset', 'validation'];
/** For each call, of addresses that are known, and as many of others. */
const samples = 2_000;
const fewest = 100;
/** How far from 0.5, which tells nothing, a classifier by time may come. */
const promised = 0.05;

interface Measured {
  readonly served: Readonly<Record<string, { readonly auc: number; readonly distinctAnswers: number }>>;
}

async function measure(samplesAnArm: number): Promise<Measured['served']> {
  const bench = ['api/test/bench/run-accounts.ts', String(samplesAnArm), calls.join(',')];
  const { code, output } = await runCommand(absolute('node_modules/.bin/tsx'), bench, { cwd: absolute('.') });
  if (code !== 0) throw new Error(`the measure failed: ${output.slice(-500)}`);
  // What it says on its way comes before, a line for each call.
  const { served }: Measured = JSON.parse(output.slice(output.lastIndexOf('\n{\n')));
  return served;
}

/** What chance alone gives one time in some ten thousand: four standard deviations of the area of as many answers an arm. */
function byChance(samplesAnArm: number): number {
  return 4 * Math.sqrt((2 * samplesAnArm + 1) / (12 * samplesAnArm ** 2));
}

export const enumerationProof: Proof = {
  id: 'S5',
  title: 'Neither an answer nor its time tells whether an address is known',
  missing: () => null,
  prove: async ({ scale, tell }) => {
    const wanted = Math.max(fewest, Math.round(samples * scale));
    const measured = Object.entries(await measure(wanted));
    for (const [name, { auc, distinctAnswers }] of measured)
      tell(`${name}: area ${auc.toFixed(3)}, ${distinctAnswers} answers that differ`);
    return {
      tried: 2 * wanted * measured.length,
      failed: measured.reduce((sum, [, { distinctAnswers }]) => sum + distinctAnswers - 1, 0),
      figures: measured.map(([name, { auc }]) => ({
        name: `distance from telling nothing, ${name}`,
        value: Math.abs(auc - 0.5),
        unit: '',
        max: Math.max(promised, byChance(wanted)),
      })),
    };
  },
};
