import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, test } from '@playwright/test';
import type { JudgedElement, JudgedScreen } from '../../scripts/prove/judges/judged-screen';

/**
 * Given by `npm run prove -- S12`: the folder where judges that nobody here wrote find each screen that axe looks at, and
 * the script of the engine that looks at it besides. Neither is there in `npm test`.
 */
const { JUDGES_FOLDER, JUDGES_ENGINE } = process.env;

/** The engine of IBM, as its script puts it in the page. */
interface Engine {
  readonly Checker: new () => {
    readonly check: (
      document: Document,
      rulesets: readonly string[],
    ) => Promise<{
      readonly results: readonly {
        readonly ruleId: string;
        readonly value: readonly [kind: string, verdict: string];
        readonly message: string;
        readonly path: { readonly dom: string };
        readonly snippet: string;
      }[];
    }>;
  };
}

declare global {
  var ace: Engine | undefined;
}

async function askEngine(page: Page, source: string): Promise<readonly JudgedElement[]> {
  if (!(await page.evaluate(() => globalThis.ace !== undefined))) await page.evaluate(source);
  return page.evaluate(async () => {
    if (globalThis.ace === undefined) throw new Error('the engine is not in the page');
    const { results } = await new globalThis.ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, verdict] }) => kind === 'VIOLATION' && verdict !== 'PASS')
      .map(({ ruleId, value, message, path: { dom }, snippet }) => ({
        rule: ruleId,
        verdict: value[1],
        message,
        place: dom,
        markup: snippet,
      }));
  });
}

/** Shows a screen, in the theme that it has, to the judges; to nobody when there are none. */
export async function showToJudges(page: Page, theme: JudgedScreen['theme']): Promise<void> {
  if (JUDGES_FOLDER === undefined) return;
  const { title, annotations } = test.info();
  const walked = annotations.findLast(({ type }) => type === 'screen')?.description;
  const screen: JudgedScreen = {
    title: walked === undefined ? title : `${title} · ${walked}`,
    address: new URL(page.url()).pathname,
    theme,
    width: page.viewportSize()?.width ?? 0,
    html: `<!doctype html>\n${await page.evaluate(() => document.documentElement.outerHTML)}\n`,
    elements: JUDGES_ENGINE === undefined ? [] : await askEngine(page, readFileSync(JUDGES_ENGINE, 'utf8')),
  };
  writeFileSync(path.join(JUDGES_FOLDER, `${randomUUID()}.json`), JSON.stringify(screen));
}
