import { type ChildProcess, spawn } from 'node:child_process';
import pg from 'pg';
import type { Owner } from '../../api/test/postgres-cluster';
import { absolute } from '../checks/source-files';

export interface Typing {
  /** What stands here instead of what the page gives as an example: a reference, a folder, a machine. */
  readonly places?: Readonly<Record<string, string>>;
  /** Its environment: the settings of an installation, for instance. Of ours it has where programs and the home are. */
  readonly env?: Readonly<Record<string, string | number | undefined>>;
  /** Where it is typed; the root of the repository unless it is said. */
  readonly folder?: string;
  /** Who types it; nothing: who runs this. */
  readonly owner?: Owner | undefined;
}

export interface Typed {
  readonly code: number;
  readonly output: string;
}

export interface StartedCommand {
  /** The shell that reads it, or what took its place. */
  readonly child: ChildProcess;
  readonly ended: Promise<Typed>;
  /** What it printed so far. */
  readonly output: () => string;
  /** All that it started is asked to end, as by Ctrl+C. */
  readonly interrupt: (signal?: NodeJS.Signals) => void;
}

/** A text of a page, with what stands here instead of its examples. Throws when an example is not in it. */
function inPlace(documented: string, places: Readonly<Record<string, string>> = {}): string {
  return Object.entries(places).reduce((text, [example, here]) => {
    if (!text.includes(example)) throw new Error(`« ${documented} » says nothing of ${example}`);
    return text.replaceAll(example, here);
  }, documented);
}

/**
 * Starts a command as a page of operations writes it, in bash. `documented-commands.test.ts` finds here which commands are run:
 * the text is written out where this is called.
 */
export function startCommand(documented: string, typing: Typing = {}): StartedCommand {
  const { places, env = {}, folder = absolute('.'), owner } = typing;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('bash', ['-o', 'pipefail', '-c', inPlace(documented, places)], {
    ...owner,
    cwd: folder,
    detached: true,
    env: {
      HOME,
      PATH: `${PATH}:/usr/sbin`,
      LC_ALL: 'C.UTF-8',
      NO_COLOR: '1',
      ...Object.fromEntries(
        Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      ),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<Typed>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
  return {
    child,
    ended,
    output: () => output,
    interrupt: (signal = 'SIGTERM') => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
    },
  };
}

/** Types a command as a page of operations writes it, and waits for its end. */
export function typeCommand(documented: string, typing: Typing = {}): Promise<Typed> {
  return startCommand(documented, typing).ended;
}

/** The same, for what must succeed: gives what it printed, or throws with it. */
export async function typeSoundCommand(documented: string, typing: Typing = {}): Promise<string> {
  const { code, output } = await typeCommand(documented, typing);
  if (code !== 0) throw new Error(`« ${documented} » ended with ${code}: ${output}`);
  return output;
}

/** Types a statement as a page writes it, in the database of an address. */
export async function typeStatement(
  documented: string,
  url: string,
  places: Readonly<Record<string, string>> = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(inPlace(documented, places));
  } finally {
    await client.end();
  }
}
