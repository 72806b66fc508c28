import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies that scripts never see. They prove which browser calls; none of them signs anyone in. */
export interface BrowserCookies {
  readonly read: (request: FastifyRequest, name: string) => string | null;
  readonly write: (reply: FastifyReply, cookie: BrowserCookie) => void;
  readonly clear: (reply: FastifyReply, cookie: Omit<BrowserCookie, 'value' | 'seconds'>) => void;
}

export interface BrowserCookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
  readonly sameSite: 'strict' | 'lax';
}

const secretPattern = /^[\w-]{43}$/;

/** Over HTTPS, names carry `__Host-`: no other host, and no page without encryption, can set or read them. */
export function browserCookies(publicUrl: string): BrowserCookies {
  const secure = publicUrl.startsWith('https:');
  const fullName = (name: string): string => (secure ? `__Host-${name}` : name);
  const common = { path: '/', httpOnly: true, secure } as const;
  return {
    read: (request, name) => {
      const value = request.cookies[fullName(name)];
      return value !== undefined && secretPattern.test(value) ? value : null;
    },
    write: (reply, { name, value, seconds, sameSite }) => {
      reply.setCookie(fullName(name), value, { ...common, sameSite, maxAge: seconds });
    },
    clear: (reply, { name, sameSite }) => {
      reply.clearCookie(fullName(name), { ...common, sameSite });
    },
  };
}
