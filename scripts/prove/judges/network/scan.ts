import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { allPages } from '../../../../web/src/app/pages/page-table';
import { runCommand } from '../../../setup/run-command.mjs';
import { NotRun, type Proof } from '../../proof';
import { weigh } from '../findings';
import { startSecureFront } from './secure-front';

const id = 'S12-scan';
const scanner = '/usr/bin/wapiti';
const proxy = '/usr/sbin/haproxy';
/** How long it looks for addresses, and how long each of its modules tries them. */
const crawlSeconds = 120;
const moduleSeconds = 45;
/** Those that need nothing of another machine: neither lists fetched from elsewhere, nor a server that is called back. */
const modules = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
];
/** Pages, whose links are written by their script, and what is asked with an address. */
const starts = [
  ...allPages.map(([, { path: address }]) => address),
  '/faqs?recherche=or',
  '/api/product/?search=parfum',
  '/api/currency/?date=2026-11-01',
  '/api/agent-connect/initiate?returnTo=/agent',
  '/api/agent-connect/authenticate?code=a&state=b&iss=c&error=d&error_description=e',
  '/api/declaration/AAAA-0000/',
  '/api/declaration/AAAA-0000/receipt.pdf',
  '/agent/authentification?retour=/agent',
  '/api/docs/',
];

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.array(z.object({ path: z.string(), info: z.string(), parameter: z.string().nullable() })),
  ),
  anomalies: z.record(
    z.string(),
    z.array(z.object({ path: z.string(), info: z.string(), parameter: z.string().nullable() })),
  ),
});

export const scanJudge: Proof = {
  id,
  title: 'wapiti finds no hole in the whole, through its proxy',
  missing: () => {
    const packages = [...(existsSync(scanner) ? [] : ['wapiti']), ...(existsSync(proxy) ? [] : ['haproxy'])];
    return packages.length === 0 ? null : `install ${packages.join(', ')}`;
  },
  prove: async (context) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'retour-judge-'));
    const front = await startSecureFront();
    try {
      const report = path.join(folder, 'report.json');
      // What it knows products by, which it would fetch from elsewhere when it is not there.
      writeFileSync(path.join(folder, 'apps.json'), '{"technologies": {}, "categories": {}}');
      const seconds = (full: number): string => String(Math.max(Math.round(full * context.scale), 5));
      const { output } = await runCommand('timeout', [
        seconds(60 + crawlSeconds + modules.length * moduleSeconds * 2),
        ...[scanner, '--url', `${front.origin}/`, '--scope', 'folder', '--depth', '3'],
        ...starts.flatMap((start) => ['--start', `${front.origin}${start}`]),
        ...['--module', modules.join(','), '--max-scan-time', seconds(crawlSeconds)],
        ...['--max-attack-time', seconds(moduleSeconds), '--max-links-per-page', '60', '--flush-session'],
        ...['--no-bugreport', '--verify-ssl', '0', '--format', 'json', '--output', report],
        ...['--store-session', folder, '--store-config', folder],
      ]);
      if (!existsSync(report)) throw new NotRun(`wapiti wrote no report: ${output.slice(-300)}`);
      const { vulnerabilities, anomalies } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
      const findings = [vulnerabilities, anomalies].flatMap((kinds) =>
        Object.entries(kinds).flatMap(([rule, found]) =>
          found.map(({ path: where, info, parameter }) => ({
            rule,
            where: parameter === null ? where : `${where} ${parameter}`,
            message: info,
          })),
        ),
      );
      const crawled = Number(/found (\d+) URLs/.exec(output)?.[1] ?? 0);
      return weigh(context, id, crawled, findings, [
        { name: 'addresses attacked', value: crawled, unit: '', min: starts.length },
      ]);
    } finally {
      await front.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
