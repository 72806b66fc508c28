import { createServer } from 'node:net';
import { stopWith } from './stop-with.mjs';

/** As the service does: nobody else comes in unless it is asked for. */
const host = process.env.HOST || '127.0.0.1';

/**
 * @param {string} port
 * @returns {Promise<string | null>} the error code of a try to listen
 */
function tryPort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'unknown'));
    probe.listen({ port: Number(port), host }, () => probe.close(() => resolve(null)));
  });
}

/**
 * Stops with one line when a port cannot be listened to.
 * @param {string} variable that chooses the port
 * @param {string} port
 * @param {string} command that is run
 */
export async function ensurePortFree(variable, port, command) {
  const isPort = /^\d+$/.test(port) && Number(port) <= 65_535;
  if (!isPort) stopWith(`${variable} must be a number from 0 to 65535; it is "${port}".`);
  const refusal = await tryPort(port);
  if (refusal === null) return;
  const reason = refusal === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${refusal})`;
  stopWith(
    `Port ${port} ${reason}: choose another one, for example ${variable}=${Number(port) + 100} ${command}.`,
  );
}
