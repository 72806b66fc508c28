import { dayMs } from '@retour/contract';
import type { FastifyInstance } from 'fastify';

const address = '/.well-known/security.txt';
/** Less than a year, as RFC 9116 wants: whoever kept the page asks again. */
const validMs = 90 * dayMs;

export interface SecurityContact {
  /** An address, `mailto:` or `https:`; null: nobody is said, and the page is not there. */
  readonly securityContact: string | null;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Says whom to tell of a fault of security (RFC 9116). */
export function serveSecurityTxt(
  app: FastifyInstance,
  { securityContact, publicUrl, now }: SecurityContact,
): void {
  if (securityContact === null) return;
  const route = { schema: { hide: true }, config: { access: 'anyone' } } as const;
  app.get(address, route, (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(now().getTime() + validMs).toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${new URL(address, publicUrl).href}`,
    ];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
