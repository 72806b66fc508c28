import { runCommand } from '../setup/run-command.mjs';

/** What a program printed. Throws, with what it said, when it failed. */
export async function runProgram(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await runCommand(command, args, { cwd, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${output}`);
  return output;
}
