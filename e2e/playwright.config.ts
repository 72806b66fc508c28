import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/setup/find-chromium.mjs';

const root = path.join(import.meta.dirname, '..');
const port = process.env.E2E_PORT ?? '4750';
/** A product that runs already (a development server, say); the built one is started otherwise. */
const runningProduct = process.env.E2E_BASE_URL;
const productUrl = runningProduct ?? `http://localhost:${port}`;
const chromium = findChromium(root);
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

export default defineConfig({
  testDir: '.',
  outputDir: `../test-results/e2e-${new URL(productUrl).port}`,
  fullyParallel: true,
  forbidOnly: true,
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  // One more than the cores: pages wait for their overlay as much as they compute.
  workers: availableParallelism() + 1,
  // A test is minutes on a machine that others load; what it waits for is bounded by `expect` and `actionTimeout`.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    // Another version of the browser draws the edges of letters otherwise; a moved or recoloured part changes far more.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, animations: 'disabled' },
  },
  reporter: 'list',
  use: {
    baseURL: productUrl,
    // A page that draws no more, as Chromium may leave it, fails soon: `npm test` tries it again.
    actionTimeout: 45_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    // `npm test` takes it of a second try alone: a trace takes a tenth of a test's time.
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // Chromium would play one in software, for 7 % of the time; the bench measures it as it comes.
        '--disable-gpu',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: phone, screen: phone },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: desktop, screen: desktop },
    },
  ],
  ...(runningProduct
    ? {}
    : {
        webServer: {
          command: 'node api/dist/server.js',
          cwd: root,
          url: `${productUrl}/api/health/ready`,
          reuseExistingServer: false,
          timeout: 60_000,
          env: {
            PORT: port,
            DATA_DIR: path.join(root, 'test-results', 'e2e-data', port),
            LOG_LEVEL: 'warn',
            // The browsers are busy on the same cores.
            MAX_LATENESS_MS: '30000',
            // Its travellers share one network, and some an address.
            DECLARATION_MAILS_PER_ADDRESS: '100000',
            DECLARATION_MAILS_PER_NETWORK: '100000',
            // Tests share two agents.
            AGENT_READS_PER_MINUTE: '10000',
            // The same supervisor takes those of every test, again at each run of the day.
            EXPORTS_PER_DAY: '100',
          },
        },
      }),
});
