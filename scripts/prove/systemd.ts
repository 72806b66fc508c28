import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { freePort } from '../../api/test/free-port';
import { startPostgres } from '../../api/test/postgres-cluster';
import { absolute } from '../checks/source-files';
import { until } from '../cluster/until';
import { buildDebianPackage } from '../package/build-package';
import { typeCommand, typeSoundCommand } from '../runbooks/type-command';
import { runCommand } from '../setup/run-command.mjs';
import { settingsFile, settingsText } from './installation';
import type { Proof, ProofContext } from './proof';

const packaged = 'retour-en-france_0.1.0_amd64.deb';
const programs = { dpkg: '/usr/bin/dpkg', curl: '/usr/bin/curl', haproxy: '/usr/sbin/haproxy' } as const;

/** Installed and upgraded as the pages say, step by step; gives what was not so. */
async function walkThrough(file: string, port: number, databaseUrl: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const see = (what: string, isSo: boolean): void => {
    if (!isSo) faults.push(what);
  };
  const install = (): Promise<string> =>
    typeSoundCommand('dpkg -i retour-en-france_0.1.0_amd64.deb', { places: { [packaged]: file } });
  const mainProcess = async (): Promise<string> =>
    (await runCommand('systemctl', ['show', '-p', 'MainPID', '--value', 'retour-en-france'])).output.trim();
  // Right after a start, as the pages do: it waits by itself.
  const answers = (): Promise<string> =>
    typeSoundCommand(
      'curl -fsS --retry 30 --retry-delay 1 --retry-connrefused http://127.0.0.1:3000/api/health/ready',
      { places: { '3000': String(port) } },
    );

  await install();
  see('waits to be configured', (await typeCommand('systemctl status retour-en-france')).code !== 0);
  writeFileSync(settingsFile, settingsText(databaseUrl, port));
  chmodSync(settingsFile, 0o640);
  await typeSoundCommand('systemctl enable --now retour-en-france');
  await answers();
  see('is running', (await typeCommand('systemctl status retour-en-france')).code === 0);
  const link = await typeSoundCommand(
    'retour-en-france create-agent --email prenom.nom@example.org --first-name Prénom --last-name Nom --supervisor',
  );
  see('gives the first agent a link', link.includes('https://retour.example.org/'));

  const answer = await fetch(`http://127.0.0.1:${port}/api/health/nothing`);
  const number = answer.headers.get('x-request-id') ?? 'none';
  await until('the line of a request', async () => {
    const { code } = await typeCommand('journalctl -u retour-en-france -o cat | grep NUMBER', {
      places: { NUMBER: number },
    });
    return code === 0;
  });
  const lines = await typeSoundCommand('journalctl -u retour-en-france -n 50 -o cat');
  see('writes lines of JSON', lines.includes('{"level"'));

  const before = await mainProcess();
  await install();
  await answers();
  see('is another process after an upgrade', ![before, '0'].includes(await mainProcess()));
  await typeSoundCommand('systemctl stop retour-en-france');
  see('is stopped', (await mainProcess()) === '0');

  await runCommand('systemctl', ['start', 'haproxy']);
  await typeSoundCommand('systemctl reload haproxy');
  return faults;
}

async function prove({ tell }: ProofContext): Promise<{ tried: number; failed: number }> {
  const { file } = await buildDebianPackage(absolute('.cache/packages'));
  const cluster = await startPostgres('volatile');
  try {
    const faults = await walkThrough(file, await freePort(), cluster.url);
    for (const fault of faults) tell(`NOT SO: it ${fault}`);
    return { tried: 1, failed: faults.length };
  } finally {
    await runCommand('systemctl', ['disable', '--now', 'retour-en-france']);
    await runCommand('dpkg', ['-P', 'retour-en-france']);
    await cluster.stop();
  }
}

export const systemdProof: Proof = {
  id: 'P3',
  title: 'The package is started, looked at, upgraded and stopped under systemd',
  missing: () => {
    if (process.getuid?.() !== 0) return 'only root installs packages';
    if (!existsSync('/run/systemd/system')) return 'this machine is not run by systemd';
    const lacking = Object.entries(programs).filter(([, file]) => !existsSync(file));
    if (lacking.length > 0) return `install ${lacking.map(([name]) => name).join(', ')}`;
    return existsSync(settingsFile) ? 'the product is installed on this machine' : null;
  },
  prove: async (context) => ({ ...(await prove(context)), figures: [] }),
};
