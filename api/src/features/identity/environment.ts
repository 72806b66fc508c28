import * as z from 'zod';
import { webAddress } from '../../platform/web-address';
import { portNumber, wholeNumber } from '../../platform/whole-number';

const list = (item: RegExp, reason: string) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(z.string().regex(item, reason)).min(1, reason));
const onOff = z.enum(['on', 'off'], 'must be on or off');
const signatures = ['ES256', 'ES384', 'ES512', 'RS256', 'RS384', 'RS512', 'PS256', 'EdDSA'] as const;
const minSecretLength = 32;
const hour = 3_600;
const productionAcrs = 'eidas1,eidas1-mfa,eidas2,eidas3';
const standInDomain = 'douane.gouv.example';
/** The person of the stand-in who is a supervisor. */
const standInSupervisor = `nadia.roux@${standInDomain}`;

/** The variables of agents' sign-in, as the environment writes them. */
export const identityVariables = {
  SSO_ISSUER: webAddress.optional(),
  SSO_CLIENT_ID: z.string().optional(),
  SSO_CLIENT_SECRET: z.string().optional(),
  SSO_SCOPES: z
    .string()
    .regex(/^openid( [\w.:-]+)*$/, 'must be names separated by spaces, openid first')
    .default('openid given_name usual_name email uid siret idp_id roles organization_label'),
  SSO_ACR_VALUES: list(/^[\w:./-]+$/, 'must be names separated by commas').default(productionAcrs.split(',')),
  SSO_SIGNING_ALG: z.enum(signatures, `must be one of ${signatures.join(', ')}`).default('ES256'),
  SSO_USERINFO_SIGNED: onOff.default('on'),
  SESSION_SECRET: z
    .string()
    .refine(
      (secret) => secret.trim().length >= minSecretLength,
      `must have ${minSecretLength} characters or more`,
    )
    .optional(),
  SESSION_SECRET_PREVIOUS: z
    .string()
    .refine(
      (secret) => secret.trim().length >= minSecretLength,
      `must have ${minSecretLength} characters or more`,
    )
    .optional(),
  ACCESS_TOKEN_SECONDS: wholeNumber(1, hour).default(900),
  SESSION_SECONDS: wholeNumber(2, 24 * hour).default(12 * hour),
  AGENT_EMAIL_DOMAINS: list(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'must be domains separated by commas').optional(),
  AGENT_IDP_IDS: list(/^[\w.:-]+$/, 'must be identifiers separated by commas').optional(),
  AGENT_SIRETS: list(/^\d{14}$/, 'must be numbers of 14 digits separated by commas').optional(),
  SUPERVISORS: list(z.regexes.email, 'must be mail addresses separated by commas').optional(),
  LOCAL_ACCOUNTS: onOff.optional(),
  SUPPORT_EMAIL: z.email('must be a mail address').optional(),
  STAND_IN_PORT: portNumber.optional(),
} as const;

const identityObject = z.object(identityVariables);
export type IdentityVariables = z.output<typeof identityObject>;
type RequireValue = (name: keyof IdentityVariables, reason: string) => void;

/** The national provider, as this service is registered there. */
export interface SsoSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
  /** Levels of assurance accepted; any other one is refused. */
  readonly acrValues: readonly string[];
  /** Algorithm that its tokens are signed with, as registered. */
  readonly signature: string;
  /** Whether the claims come as a signed token, as registered. */
  readonly isUserinfoSigned: boolean;
}

/** People who may enter. Each list that is given must match. */
export interface Organisation {
  /** In lower case. */
  readonly emailDomains: readonly string[] | null;
  readonly sirets: readonly string[] | null;
  /** Identity providers of administrations, as the claim `idp_id` names them. */
  readonly idpIds: readonly string[] | null;
}

export interface IdentityEnvironment {
  /** null: the bundled stand-in outside production, no single sign-on in production. */
  readonly sso: SsoSettings | null;
  /** null: one number above the service's. */
  readonly standInPort: number | null;
  /** null: made once and kept in the data folder. */
  readonly sessionSecret: string | null;
  /** The previous secret, still accepted while it is being replaced; null when there is none. */
  readonly previousSessionSecret: string | null;
  readonly accessTokenSeconds: number;
  readonly sessionSeconds: number;
  readonly organisation: Organisation;
  /** Domains that addresses of local accounts must be of, in lower case; null: any. */
  readonly accountDomains: readonly string[] | null;
  /** Addresses, as the provider proves them, of the agents whom the installation makes supervisors. */
  readonly supervisors: readonly string[];
  readonly localAccounts: boolean;
  /** Where agents' messages go; null when nobody reads them. */
  readonly supportEmail: string | null;
}

function isLocalOnly(values: IdentityVariables): boolean {
  return values.LOCAL_ACCOUNTS === 'on' && values.SSO_ISSUER === undefined;
}

/** Refuses settings with which anybody could sign in as an agent, or sessions could not be signed. */
export function requireIdentity(
  values: IdentityVariables,
  production: boolean,
  { requireValue, refuse }: { readonly requireValue: RequireValue; readonly refuse: RequireValue },
): void {
  const hasOrganisation = values.AGENT_EMAIL_DOMAINS !== undefined || values.AGENT_SIRETS !== undefined;
  if (production) {
    requireValue('SESSION_SECRET', 'is required in production (it signs sessions)');
    requireValue('SUPPORT_EMAIL', 'is required in production (agents write to it)');
    if (!isLocalOnly(values))
      requireValue('SSO_ISSUER', 'is required in production (or LOCAL_ACCOUNTS=on alone)');
  }
  if (values.AGENT_IDP_IDS !== undefined && !values.SSO_SCOPES.split(' ').includes('idp_id')) {
    refuse('SSO_SCOPES', 'must ask for idp_id with AGENT_IDP_IDS');
  }
  if (values.SSO_ISSUER === undefined) return;
  requireValue('SSO_CLIENT_ID', 'is required with SSO_ISSUER');
  requireValue('SSO_CLIENT_SECRET', 'is required with SSO_ISSUER');
  if (!hasOrganisation) requireValue('AGENT_EMAIL_DOMAINS', 'or AGENT_SIRETS is required with SSO_ISSUER');
}

function domainsOf({ AGENT_EMAIL_DOMAINS: domains }: IdentityVariables): readonly string[] | null {
  return domains?.map((domain) => domain.toLowerCase()) ?? null;
}

function organisationOf(values: IdentityVariables): Organisation {
  const { AGENT_SIRETS: sirets = null, AGENT_IDP_IDS: idpIds = null } = values;
  const domains = domainsOf(values);
  const isOpen = domains === null && sirets === null;
  return { emailDomains: isOpen ? [standInDomain] : domains, sirets, idpIds };
}

function supervisorsOf(values: IdentityVariables, production: boolean): readonly string[] {
  if (values.SUPERVISORS !== undefined) return values.SUPERVISORS;
  return production || values.SSO_ISSUER !== undefined ? [] : [standInSupervisor];
}

function ssoOf(values: IdentityVariables): SsoSettings | null {
  const { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId, SSO_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return {
    issuer,
    clientId,
    clientSecret,
    scopes: values.SSO_SCOPES,
    acrValues: values.SSO_ACR_VALUES,
    signature: values.SSO_SIGNING_ALG,
    isUserinfoSigned: values.SSO_USERINFO_SIGNED === 'on',
  };
}

export function identityEnvironment(values: IdentityVariables, production: boolean): IdentityEnvironment {
  return {
    sso: ssoOf(values),
    standInPort: values.STAND_IN_PORT ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    previousSessionSecret: values.SESSION_SECRET_PREVIOUS ?? null,
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    sessionSeconds: values.SESSION_SECONDS,
    organisation: organisationOf(values),
    accountDomains: domainsOf(values),
    supervisors: supervisorsOf(values, production),
    localAccounts: values.LOCAL_ACCOUNTS === undefined ? !production : values.LOCAL_ACCOUNTS === 'on',
    supportEmail: values.SUPPORT_EMAIL ?? null,
  };
}
