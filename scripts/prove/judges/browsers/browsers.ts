import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { absolute } from '../../../checks/source-files';
import { type RunningProduct, startProduct } from '../../../product/start-product';
import type { Proof, ProofContext } from '../../proof';
import { type Finding, weigh } from '../findings';
import { installJudges } from '../install-judges';
import { firefox } from './firefox';
import type { BrowserKind, BrowserLook, OutsideBrowser } from './outside-browser';
import { Traveller } from './traveller';
import { webkit } from './webkit';

const phone = { width: 390, height: 800 } as const;
const pictures = absolute('.cache/proof');

/** What is looked at in a browser of its own. Throws when something is not as it has to be. */
interface Journey {
  readonly name: string;
  readonly theme: BrowserLook['theme'];
  readonly walk: (traveller: Traveller, browser: OutsideBrowser, product: RunningProduct) => Promise<void>;
  /** Without a network a browser complains of it. */
  readonly mayComplain?: boolean;
}

/** What is used of `zxing-wasm`, installed with the judges. */
interface CodeReader {
  prepareZXingModule(options: { readonly overrides: { readonly wasmBinary: ArrayBufferLike } }): void;
  readBarcodes(
    picture: Blob,
    options: { readonly formats: readonly string[] },
  ): Promise<readonly { readonly text: string }[]>;
}

/** What a reader of codes sees on a picture of the screen. */
async function readCode(picture: Uint8Array): Promise<string | null> {
  const fileOf = await installJudges();
  const reader: CodeReader = createRequire(import.meta.url)(fileOf('zxing-wasm/dist/cjs/reader/index.js'));
  const program = Uint8Array.from(readFileSync(fileOf('zxing-wasm/dist/reader/zxing_reader.wasm')));
  reader.prepareZXingModule({ overrides: { wasmBinary: program.buffer } });
  const [read] = await reader.readBarcodes(new Blob([Uint8Array.from(picture)]), { formats: ['QRCode'] });
  return read?.text ?? null;
}

const brightness = `
  const shade = (colour) => {
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const { color } = getComputedStyle(document.querySelector('h1'));
  const behind = [document.body, document.documentElement]
    .map((element) => getComputedStyle(element).backgroundColor)
    .find((colour) => !/, 0\\)$|transparent/.test(colour)) ?? 'white';
  return shade(behind) < 0.2 && shade(color) > 0.6;
`;

const journeys: readonly Journey[] = [
  { name: 'simulation', theme: 'light', walk: (traveller) => traveller.simulate() },
  {
    name: 'declaration',
    theme: 'light',
    walk: async (traveller, browser) => {
      const code = await traveller.declare();
      const read = await readCode(await browser.picture());
      if (read !== code) throw new Error(`the code on the screen is read as ${read}, not ${code}`);
    },
  },
  {
    name: 'offline',
    theme: 'light',
    mayComplain: true,
    walk: async (traveller, _browser, product) => {
      await traveller.simulate();
      await traveller.waitForCopy();
      await product.stop();
      try {
        await traveller.goOnWithoutNetwork();
      } finally {
        await product.start();
      }
    },
  },
  {
    name: 'dark theme',
    theme: 'dark',
    walk: async (traveller) => {
      for (const page of ['/', '/simulateur/configuration/etape0', '/faqs']) {
        await traveller.open(page);
        await traveller.waitFor(`${page} in the dark theme`, brightness);
      }
    },
  },
];

async function walkIn(kind: BrowserKind, journey: Journey, product: RunningProduct): Promise<Finding | null> {
  const browser = await kind.start({ ...phone, theme: journey.theme });
  const found = (message: string): Finding => ({ rule: journey.name, where: kind.name, message });
  try {
    await journey.walk(new Traveller(browser, product.origin), browser, product);
    const [fault] = await browser.faults();
    return fault === undefined || journey.mayComplain === true ? null : found(fault);
  } catch (error) {
    mkdirSync(pictures, { recursive: true });
    const file = path.join(pictures, `${kind.name}-${journey.name.replace(' ', '-')}.png`);
    writeFileSync(file, await browser.picture().catch(() => new Uint8Array()));
    return found(String(error));
  } finally {
    await browser.close();
  }
}

async function walkAll(kind: BrowserKind, { tell }: ProofContext): Promise<readonly Finding[]> {
  const product = await startProduct();
  const findings: Finding[] = [];
  try {
    for (const journey of journeys) {
      const finding = await walkIn(kind, journey, product);
      tell(`${journey.name}: ${finding === null ? 'as it has to be' : finding.message}`);
      if (finding !== null) findings.push(finding);
    }
    return findings;
  } finally {
    await product.remove();
  }
}

function browserJudge(kind: BrowserKind): Proof {
  const id = `S12-${kind.name.toLowerCase()}`;
  return {
    id,
    title: `${kind.name}: simulation, declaration and its code, start without a network, dark theme`,
    missing: () => {
      const packages = kind.missing();
      return packages.length === 0 ? null : `install ${packages.join(', ')}`;
    },
    prove: async (context) => weigh(context, id, journeys.length, await walkAll(kind, context)),
  };
}

export const browserJudges: readonly Proof[] = [browserJudge(firefox), browserJudge(webkit)];
