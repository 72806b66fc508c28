import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback';

const ofProxies = /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/;

/** Whether nothing says that a proxy stands between. */
export function isDirectRequest({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return !Object.keys(headers).some((name) => ofProxies.test(name));
}

/**
 * Whether somebody on this machine asks, by one of its names for itself: not through a proxy, nor by a page of another
 * site whose name was made to lead here.
 */
export function isLocalRequest(request: Pick<IncomingMessage, 'headers'>): boolean {
  if (!isDirectRequest(request)) return false;
  const address = `http://${request.headers.host ?? ''}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}
