import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../api/test/free-port';
import { absolute } from '../checks/source-files';
import { ensureChromium } from '../ensure-chromium.mjs';
import { runCommand } from '../setup/run-command.mjs';

/** What Playwright reports in JSON, as far as it is read here. */
export interface JourneyReport {
  readonly suites?: readonly JourneyReport[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** Walks through journeys of `e2e` once, by their paths there; `env`: what they are told besides. */
export async function walkJourneys(
  names: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<JourneyReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'retour-journeys-'));
  const report = path.join(folder, 'report.json');
  try {
    const files = names.map((name) => `${name}.spec.ts`);
    const { output } = await runCommand(
      absolute('node_modules/.bin/playwright'),
      ['test', '-c', 'e2e', '--reporter=json', '--retries=0', ...files],
      {
        cwd: absolute('.'),
        env: {
          ...env,
          CHROMIUM_PATH: await ensureChromium(absolute('.')),
          E2E_PORT: String(await freePort()),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
    );
    return readReport(report, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string, output: string): JourneyReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`the journeys did not report: ${output.slice(-500)}`);
  }
}
