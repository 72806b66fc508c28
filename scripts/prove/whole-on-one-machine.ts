import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../api/test/free-port';
import { whyNoCluster } from '../cluster/programs';
import { until } from '../cluster/until';
import { type StartedCommand, startCommand } from '../runbooks/type-command';
import type { Proof, ProofContext } from './proof';

const maxBirthMs = 300_000;
/** What each says last, once it serves. */
const served = /Ctrl[+-]C (?:stops|to stop)/;

async function isReady(port: number): Promise<boolean> {
  return (await fetch(`http://localhost:${port}/api/health/ready`).catch(() => null))?.ok === true;
}

/** Waits until it serves, ends it as Ctrl+C does, and says whether something still serves then. */
async function servesUntilStopped(
  port: number,
  trial: StartedCommand,
  { tell }: ProofContext,
): Promise<boolean> {
  try {
    const isServed = async (): Promise<boolean> => {
      if (trial.child.exitCode !== null) throw new Error((await trial.ended).output);
      return served.test(trial.output()) && (await isReady(port));
    };
    await until('the service', isServed, { maxMs: maxBirthMs });
  } finally {
    trial.interrupt('SIGINT');
    tell((await trial.ended).output.trim());
  }
  return !(await isReady(port));
}

export const wholeOnOneMachineProof: Proof = {
  id: 'P4',
  title: '« npm start » and « npm run cluster » serve on one machine, until Ctrl+C stops them whole',
  missing: whyNoCluster,
  prove: async (context) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'retour-trial-'));
    const port = await freePort();
    const env = { ...process.env, PORT: port, DATA_DIR: folder };
    try {
      const stopped = [
        await servesUntilStopped(port, startCommand('npm start', { env }), context),
        await servesUntilStopped(port, startCommand('npm run cluster', { env }), context),
      ];
      return { tried: stopped.length, failed: stopped.filter((isSo) => !isSo).length, figures: [] };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
