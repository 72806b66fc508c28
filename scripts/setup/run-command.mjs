import { spawn } from 'node:child_process';

/**
 * @typedef {{ code: number, output: string, seconds: number }} CommandResult
 * @typedef {{ env?: Record<string, string>, inherit?: boolean, cwd?: string }} CommandOptions
 */

/**
 * Runs a command to its end. Its output is kept, and shown as it comes with `inherit`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, options = {}) {
  const started = performance.now();
  const env = { ...process.env, NO_COLOR: '1', ...options.env };
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: options.cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    /** @param {Buffer} chunk */
    function collect(chunk) {
      output += chunk.toString();
      if (options.inherit) process.stdout.write(chunk);
    }
    /** @param {number} code */
    function end(code) {
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    }
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
