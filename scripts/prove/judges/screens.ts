import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { walkJourneys } from '../journeys';
import { installJudges } from './install-judges';
import type { JudgedScreen } from './judged-screen';

/** Journeys that look at the screens of travellers and of agents, in their states. */
const journeys = [
  'creation/screens',
  'declaration/screens',
  'declaration/show',
  'guide/faq',
  'guide/pages',
  'guide/trip',
  'identity/screens',
  'nomenclature/news-and-contact',
  'nomenclature/nomenclature',
  'review/outcomes',
  'review/screens',
  'shell/components',
  'shell/quality',
  'simulation/accessibility',
  'simulation/before-buying',
];

async function walk(): Promise<readonly JudgedScreen[]> {
  const fileOf = await installJudges();
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-screens-'));
  try {
    await walkJourneys(journeys, {
      JUDGES_FOLDER: folder,
      JUDGES_ENGINE: fileOf('accessibility-checker-engine/ace.js'),
    });
    return readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let walked: Promise<readonly JudgedScreen[]> | null = null;

/** Every screen on the way, in both themes: walked once for all the judges of a run. */
export function walkScreens(): Promise<readonly JudgedScreen[]> {
  walked ??= walk();
  return walked;
}
