import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

export interface HeaderOptions {
  readonly production: boolean;
  /** Origin of the audience measurement; null when it is off. */
  readonly matomoOrigin: string | null;
}

export interface SecurityHeaders {
  /** Set on every answer. */
  readonly everywhere: Readonly<Record<string, string>>;
  readonly pagePolicy: string;
  /** The agents' pages read QR codes with a WebAssembly program where the browser has no reader of its own. */
  readonly agentPagePolicy: string;
  readonly docsPolicy: string;
}

type Headers = Readonly<Record<string, string>>;

const policyHeader = 'content-security-policy';
const twoYears = 63_072_000;
const none = ["'none'"];
const self = ["'self'"];
/** The one style sheet that Swagger UI writes into its page by itself. */
const swaggerStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
/** Lets WebAssembly be compiled, and nothing be evaluated. */
const compiledProgram = "'wasm-unsafe-eval'";
const closed = { defaultSrc: none, baseUri: none, formAction: none, frameAncestors: none } as const;

/** What helmet answers, asked once: doing it again for each request costs more than validating its body. */
function headersOf(options: HelmetOptions): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  const headers = headersOf({ contentSecurityPolicy: { useDefaults: false, directives } });
  return headers[policyHeader] ?? '';
}

/** What browsers may do with our answers; nothing unsafe, nothing from elsewhere but the configured measurement. */
export function securityHeaders({ production, matomoOrigin }: HeaderOptions): SecurityHeaders {
  // Called by `fetch`: no script nor image of it.
  const matomo = matomoOrigin === null ? [] : [matomoOrigin];
  const data = ['data:'];
  const page = {
    ...closed,
    formAction: self,
    scriptSrc: self,
    styleSrc: self,
    fontSrc: self,
    imgSrc: [...self, ...data],
    connectSrc: [...self, ...matomo],
    manifestSrc: self,
    workerSrc: self,
  };
  return {
    everywhere: {
      ...headersOf({
        contentSecurityPolicy: { useDefaults: false, directives: closed },
        referrerPolicy: { policy: 'no-referrer' },
        strictTransportSecurity: production && { maxAge: twoYears, includeSubDomains: true, preload: true },
        xFrameOptions: { action: 'deny' },
      }),
      // Not of helmet: browsers still call it experimental.
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    },
    pagePolicy: policyOf(page),
    agentPagePolicy: policyOf({ ...page, scriptSrc: [...page.scriptSrc, compiledProgram] }),
    docsPolicy: policyOf({
      ...closed,
      scriptSrc: self,
      styleSrc: [...self, swaggerStyle],
      imgSrc: [...self, ...data],
      connectSrc: self,
    }),
  };
}
