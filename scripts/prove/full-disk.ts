import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { absolute } from '../checks/source-files';
import { runCommand } from '../setup/run-command.mjs';
import type { Proof } from './proof';

/** On each engine: half for a page of a table, half for a file of the log. */
const roundsOfAnEngine = 20;

interface Told {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly lost: number;
  readonly uneven: number;
  readonly unclear: number;
  readonly startedAgain: number;
  readonly slowestReturnSeconds: number;
}

/** Whether a disk of its own may be mounted: it is, and taken away. */
function whyNoDisk(): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (mounted) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return mounted ? null : 'a small disk has to be mounted (tmpfs): as root, on Linux';
}

export const fullDiskProof: Proof = {
  id: 'R1-disk',
  title: 'The disk of the database fills up while people write, on both engines, then there is room again',
  missing: whyNoDisk,
  prove: async ({ scale, tell }) => {
    const rounds = Math.max(2, Math.round(roundsOfAnEngine * scale));
    const program = ['api/test/bench/run-full-disk.ts', String(rounds)];
    const { code, output } = await runCommand(absolute('node_modules/.bin/tsx'), program, {
      cwd: absolute('.'),
    });
    if (code !== 0) throw new Error(`the writers ended: ${output.slice(-500)}`);
    const told: Readonly<Record<string, Told>> = JSON.parse(output.slice(output.lastIndexOf('\n{')));
    for (const [engine, line] of Object.entries(told)) tell(`${engine}: ${JSON.stringify(line)}`);
    const engines = Object.values(told);
    const sum = (count: (one: Told) => number): number =>
      engines.reduce((total, one) => total + count(one), 0);
    return {
      tried: sum((one) => one.rounds),
      failed: sum((one) => one.lost + one.uneven + one.unclear),
      figures: [
        { name: 'writes acknowledged', unit: '', value: sum((one) => one.acknowledged), min: 1 },
        { name: 'writes refused', unit: '', value: sum((one) => one.refused), min: 1 },
        { name: 'acknowledged and lost', unit: '', value: sum((one) => one.lost), max: 0 },
        { name: 'refused without saying why', unit: '', value: sum((one) => one.unclear), max: 0 },
        {
          name: 'databases that their keeper had to start again',
          unit: '',
          value: sum((one) => one.startedAgain),
        },
        {
          name: 'writes again once there is room, the longest',
          unit: 's',
          value: Math.max(...engines.map((one) => one.slowestReturnSeconds)),
          max: 60,
        },
      ],
    };
  },
};
