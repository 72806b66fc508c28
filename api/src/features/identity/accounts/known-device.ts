import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RunStatement } from '../../../platform/database/database';
import { hashOf, randomSecret } from '../../../platform/random-secret';
import type { BrowserCookies } from '../sessions/browser-cookie';
import { rememberDevice } from './storage/known-devices';

export interface KnownDevices {
  /** Digest of what a browser was remembered by; null when it never was. */
  readonly hashOf: (request: FastifyRequest) => string | null;
  /** Remembers the browser of somebody who proved their password; false when that is not the password any more. */
  readonly remember: (
    request: FastifyRequest,
    reply: FastifyReply,
    account: { readonly agentId: string; readonly passwordHash: string },
  ) => Promise<boolean>;
}

export interface KnownDevicesOptions {
  readonly run: RunStatement;
  readonly now: () => Date;
  readonly cookies: BrowserCookies;
}

const deviceCookie = { name: 'known-device', sameSite: 'strict' } as const;
const deviceCookieSeconds = 180 * 24 * 3_600;

/** Browsers told apart by a cookie that opens nothing: it only gives its owner tries of their own. */
export function createKnownDevices({ run, now, cookies }: KnownDevicesOptions): KnownDevices {
  const read = (request: FastifyRequest): string | null => cookies.read(request, deviceCookie.name);
  return {
    hashOf: (request) => {
      const secret = read(request);
      return secret === null ? null : hashOf(secret);
    },
    remember: async (request, reply, { agentId, passwordHash }) => {
      const secret = read(request) ?? randomSecret();
      const device = { deviceHash: hashOf(secret), agentId, passwordHash, at: now() };
      if (!(await rememberDevice(run, device))) return false;
      cookies.write(reply, { ...deviceCookie, value: secret, seconds: deviceCookieSeconds });
      return true;
    },
  };
}
