import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { runCommand } from '../../../setup/run-command.mjs';
import { NotRun, type Proof } from '../../proof';
import { type Finding, weigh } from '../findings';
import { type SecureFront, startSecureFront } from './secure-front';

const id = 'S12-tls';
const scanner = '/usr/bin/testssl';
const proxy = '/usr/sbin/haproxy';
/** What it calls sound, or merely tells. */
const sound = new Set(['OK', 'INFO']);
/** Of its own OpenSSL, not of the proxy: whether a machine has an engine with GOST suites to offer. */
const ownTrouble = new Set(['engine_problem']);

const reportSchema = z.array(z.object({ id: z.string(), severity: z.string(), finding: z.string() }));

/** Whoever comes without TLS has to be sent to the same place with it. */
async function readRedirection({ origin, plainOrigin }: SecureFront): Promise<readonly Finding[]> {
  const asked = '/faqs?recherche=or';
  const { status, headers } = await fetch(`${plainOrigin}${asked}`, { redirect: 'manual' });
  const answered = `${status} ${headers.get('location')}`;
  return answered === `301 ${origin}${asked}`
    ? []
    : [{ rule: 'without-tls', where: asked, message: `answered ${answered}` }];
}

export const tlsJudge: Proof = {
  id,
  title: 'testssl.sh finds nothing weak in the proxy of deploy/ with TLS',
  missing: () => {
    const packages = [
      ...(existsSync(scanner) ? [] : ['testssl.sh']),
      ...(existsSync(proxy) ? [] : ['haproxy']),
    ];
    return packages.length === 0 ? null : `install ${packages.join(', ')}`;
  },
  prove: async (context) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'retour-judge-'));
    const front = await startSecureFront();
    try {
      const report = path.join(folder, 'report.json');
      const { output } = await runCommand('timeout', [
        ...['600', scanner, '--jsonfile', report, '--warnings', 'off', '--color', '0', '--nodns', 'none'],
        ...['--openssl', '/usr/bin/openssl', '--add-ca', front.authority, '--ip', '127.0.0.1'],
        `localhost:${front.port}`,
      ]);
      if (!existsSync(report)) throw new NotRun(`testssl.sh wrote no report: ${output.slice(-300)}`);
      const looked = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
      const findings = looked
        .filter(({ id: rule, severity }) => !sound.has(severity) && !ownTrouble.has(rule))
        .map(({ id: rule, severity, finding }) => ({ rule, where: severity, message: finding }));
      return weigh(
        context,
        id,
        looked.length,
        [...findings, ...(await readRedirection(front))],
        [{ name: 'things looked at', value: looked.length, unit: '', min: 120 }],
      );
    } finally {
      await front.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
