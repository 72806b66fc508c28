import { accessClaimsSchema } from '@retour/contract';
import { type JWTPayload, errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

export interface AccessTokens {
  readonly write: (bearer: Bearer) => Promise<string>;
  /** Whom a token speaks for; null when it is not ours, altered or over. */
  readonly read: (token: string) => Promise<TokenBearer | null>;
  /** The same for a token that may be over, to renew it. */
  readonly readExpired: (token: string) => Promise<TokenBearer | null>;
}

export interface TokenBearer {
  readonly agentId: string;
  readonly sessionId: string;
}

export interface Bearer extends TokenBearer {
  readonly email: string;
  readonly lastRefresh: boolean;
  readonly expiresAt: Date;
}

export interface AccessTokenOptions {
  readonly key: Uint8Array;
  /** Believed too, while the key is being replaced; nothing is written with it. */
  readonly previousKey?: Uint8Array | null;
  /** Our own origin: who signs, and for whom. */
  readonly publicUrl: string;
  readonly now: () => Date;
}

const algorithm = 'HS256';
const type = 'at+jwt';
const maxTokenLength = 2_048;
/** Three parts of base64url and nothing else: what decoders forgive is refused. */
const shape = /^[\w-]+\.[\w-]+\.[\w-]{43}$/;
const claimsSchema = z.extend(accessClaimsSchema, { sub: z.uuid(), sid: z.uuid(), isAgent: z.literal(true) });

function bearerOf(payload: JWTPayload): TokenBearer | null {
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success || claims.data.userId !== claims.data.sub) return null;
  return { agentId: claims.data.sub, sessionId: claims.data.sid };
}

/** Access tokens: JWT that only this service writes and only it reads. */
export function createAccessTokens({
  key,
  previousKey = null,
  publicUrl,
  now,
}: AccessTokenOptions): AccessTokens {
  const issuer = publicUrl;
  const audience = `${publicUrl}/api`;

  async function verifyWith(believed: Uint8Array, token: string): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, believed, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      currentDate: now(),
      requiredClaims: ['iat', 'exp'],
    });
    return payload;
  }

  async function verify(token: string): Promise<JWTPayload> {
    try {
      return await verifyWith(key, token);
    } catch (error) {
      const isOlder = error instanceof joseErrors.JWSSignatureVerificationFailed && previousKey !== null;
      if (!isOlder) throw error;
      return verifyWith(previousKey, token);
    }
  }

  async function payloadOf(token: string, isExpiryKnown: boolean): Promise<JWTPayload | null> {
    if (token.length > maxTokenLength || !shape.test(token)) return null;
    try {
      return await verify(token);
    } catch (error) {
      if (error instanceof joseErrors.JWTExpired && isExpiryKnown) return error.payload;
      if (error instanceof joseErrors.JOSEError || error instanceof TypeError) return null;
      throw error;
    }
  }

  async function read(token: string, isExpiryKnown: boolean): Promise<TokenBearer | null> {
    const payload = await payloadOf(token, isExpiryKnown);
    return payload === null ? null : bearerOf(payload);
  }

  return {
    write: ({ agentId, sessionId, email, lastRefresh, expiresAt }) =>
      new SignJWT({ userId: agentId, sid: sessionId, email, isAgent: true, lastRefresh })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(agentId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(key),
    read: (token) => read(token, false),
    readExpired: (token) => read(token, true),
  };
}
