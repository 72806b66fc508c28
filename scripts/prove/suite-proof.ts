import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ToldLine } from '../../api/test/at-scale';
import { absolute } from '../checks/source-files';
import { runCommand } from '../setup/run-command.mjs';
import type { Figure, Outcome, Proof } from './proof';

/** How good a figure has to be that tests tell by its name. */
export interface Bound {
  readonly unit?: string;
  /** The worst that was told counts. */
  readonly max?: number;
  /** What was told is added up: so much at scale 1, and that part of it at another one. */
  readonly atLeast?: number;
}

/** A promise that files of the suite put to the test, at the size of the proof. */
export interface Suite {
  readonly id: string;
  readonly title: string;
  readonly files: readonly string[];
  readonly bounds?: Readonly<Record<string, Bound>>;
  /** How often it is tried at scale 1, at least; without it, all there is to try is tried at every scale. */
  readonly tries?: number;
}

/** What Vitest reports in JSON, as far as it is read here. */
export interface SuiteReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function figuresOf(
  told: readonly ToldLine[],
  bounds: Readonly<Record<string, Bound>>,
  scale: number,
): Figure[] {
  const names = new Set([
    ...Object.keys(bounds),
    ...told.flatMap(({ figures = {} }) => Object.keys(figures)),
  ]);
  return [...names].map((name) => {
    const values = told.flatMap(({ figures = {} }) => figures[name] ?? []);
    if (values.length === 0) throw new Error(`no test told « ${name} »`);
    const { unit = '', max, atLeast } = bounds[name] ?? {};
    if (max !== undefined) return { name, unit, value: Math.max(...values), max };
    const value = sum(values);
    return atLeast === undefined
      ? { name, unit, value }
      : { name, unit, value, min: Math.round(atLeast * scale) };
  });
}

/** What the tests that ran come down to. Throws when a file ran none, or when none told what it counted. */
export function readOutcome(
  { id, files, bounds = {}, tries = 0 }: Suite,
  report: SuiteReport,
  told: readonly ToldLine[],
  scale: number,
): Outcome {
  for (const file of files) {
    const ran = report.testResults.find(({ name }) => name.endsWith(`/${file}`));
    const tests = ran?.assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
    if (tests === undefined || tests.length === 0)
      throw new Error(`${file} ran no test${ran?.message ? `: ${ran.message.split('\n')[0]}` : ''}`);
  }
  const failedTests = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed').length;
  const own = told.filter(({ promise }) => promise === id);
  const tried = sum(own.map((line) => line.tried));
  if (tried === 0)
    throw new Error(`no test told what it tried${failedTests > 0 ? `, ${failedTests} failed` : ''}`);
  return {
    tried,
    // A test that fails otherwise than by what it counts has failed once.
    failed: Math.max(sum(own.map(({ failed }) => failed)), failedTests),
    figures: [
      ...figuresOf(own, bounds, scale),
      ...(tries === 0 ? [] : [{ name: 'tries', unit: '', value: tried, min: Math.round(tries * scale) }]),
    ],
  };
}

function failuresOf({ testResults }: SuiteReport): readonly string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.split('\n')[0] ?? 'failed'}`,
    );
}

/** Runs files of the suite at the size of a proof. */
export function suiteProof(suite: Suite): Proof {
  return {
    id: suite.id,
    title: suite.title,
    missing: () => null,
    prove: async ({ scale, seed, tell }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'retour-proof-'));
      const [reportFile, toldFile] = [path.join(folder, 'report.json'), path.join(folder, 'told.jsonl')];
      try {
        const { output } = await runCommand(
          absolute('node_modules/.bin/vitest'),
          ['run', '--reporter=json', `--outputFile=${reportFile}`, ...suite.files],
          {
            cwd: absolute('.'),
            env: {
              VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
              PROOF_SCALE: String(scale),
              PROOF_SEED: String(seed),
              PROOF_FILE: toldFile,
            },
          },
        );
        const report = readJson<SuiteReport>(reportFile);
        if (report === null) throw new Error(`the suite did not report: ${output.slice(-500)}`);
        for (const failure of failuresOf(report)) tell(failure);
        return readOutcome(suite, report, readLines(toldFile), scale);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function readJson<Content>(file: string): Content | null {
  const text = readText(file);
  return text === '' ? null : JSON.parse(text);
}

function readLines(file: string): readonly ToldLine[] {
  return readText(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
