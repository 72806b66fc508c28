import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { absolute } from '../../checks/source-files';
import { runCommand } from '../../setup/run-command.mjs';
import { hashOf, readStamp, writeStamp } from '../../setup/stamp.mjs';
import { NotRun } from '../proof';

const pinned = ['package.json', 'package-lock.json'];
const shipped = absolute('scripts/prove/judges');
const folder = absolute('.cache/judges');

/**
 * Installs the judges that come from npm, at the versions of the lockfile beside this file and without their scripts, in a
 * folder of their own: they weigh more than all else that a developer installs. Gives the path of a file of theirs.
 */
export async function installJudges(): Promise<(file: string) => string> {
  const stamp = path.join(folder, 'installed');
  const wanted = hashOf(shipped, pinned);
  if (readStamp(stamp) !== wanted) {
    mkdirSync(folder, { recursive: true });
    for (const name of pinned) cpSync(path.join(shipped, name), path.join(folder, name));
    const { code, output } = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
    });
    if (code !== 0) throw new NotRun(`npm could not install the judges: ${output.slice(-200)}`);
    writeStamp(stamp, wanted);
  }
  return (file) => path.join(folder, 'node_modules', file);
}
