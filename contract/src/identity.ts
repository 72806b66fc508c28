import * as z from 'zod/mini';
import { declarationFields } from './declaration-fields';

/** How an agent proves who they are: the national single sign-on, or an account of this installation. */
export const agentKinds = ['sso', 'local'] as const;
export type AgentKind = (typeof agentKinds)[number];

/**
 * Where an account stands. `unverified`: its address is not proved yet. `pending`: a supervisor has to approve it.
 * `active`: it works. `disabled`: refused or closed, until a supervisor opens it again.
 */
export const agentStatuses = ['unverified', 'pending', 'active', 'disabled'] as const;
export type AgentStatus = (typeof agentStatuses)[number];

/** What an agent may do. `agent`: the desk. `supervisor`: accounts, exports and figures too. */
export const agentRoles = ['agent', 'supervisor'] as const;
export type AgentRole = (typeof agentRoles)[number];

/** Who made somebody a supervisor or took it back: a supervisor, the command of the installation, its rules. */
export const roleOrigins = ['agent', 'command', 'rule'] as const;
export type RoleOrigin = (typeof roleOrigins)[number];

/** Length of a password, in code points after NFKC. Single factor, hence long; no other rule of composition. */
export const passwordLimits = { min: 15, max: 128 } as const;

export const identityMessages = {
  email: 'Indiquez une adresse e-mail professionnelle (exemple : prenom.nom@exemple.fr).',
  password: `Choisissez un mot de passe de ${passwordLimits.min} à ${passwordLimits.max} caractères.`,
  currentPassword: 'Indiquez votre mot de passe.',
  token: 'Ce lien est incomplet. Ouvrez-le depuis le message que vous avez reçu.',
  session: 'Votre session est terminée. Connectez-vous de nouveau.',
} as const;

const maxSecretLength = 4_096;

/** Length in code points once written in the one way under which passwords are kept and compared. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFKC')].length;
}

const email = z
  .string({ error: identityMessages.email })
  .check(
    z.trim(),
    z.maxLength(254, { error: identityMessages.email }),
    z.regex(z.regexes.email, { error: identityMessages.email }),
  );

// A longer one is refused before it is written in the one way, which takes a time that grows as the square of its accents.
const newPassword = z.string({ error: identityMessages.password }).check(
  z.maxLength(maxSecretLength, { error: identityMessages.password, abort: true }),
  z.refine(
    (password) => {
      const length = passwordLength(password);
      return length >= passwordLimits.min && length <= passwordLimits.max;
    },
    { error: identityMessages.password },
  ),
);

const givenPassword = z
  .string({ error: identityMessages.currentPassword })
  .check(
    z.minLength(1, { error: identityMessages.currentPassword }),
    z.maxLength(maxSecretLength, { error: identityMessages.currentPassword }),
  );

const secret = (error: string) =>
  z.string({ error }).check(z.minLength(1, { error }), z.maxLength(maxSecretLength, { error }));

/** What a session is held by. The access token is a JWT of fifteen minutes; the other one renews it, once. */
export const sessionTokensSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** True when the session cannot be renewed again: the agent is to be told. */
  lastRefresh: z.boolean(),
});
export type SessionTokens = z.infer<typeof sessionTokensSchema>;

/** What the access token says of its bearer (`sub` is their id too). */
export const accessClaimsSchema = z.object({
  sub: z.string(),
  userId: z.string(),
  email: z.string(),
  isAgent: z.boolean(),
  /** Seconds since the epoch. */
  exp: z.int(),
  lastRefresh: z.boolean(),
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

export const refreshRequestSchema = z.object({
  accessToken: secret(identityMessages.session),
  refreshToken: secret(identityMessages.session),
  lastRefresh: z._default(z.boolean(), false),
});

/** What the provider sent the browser back with; an error comes instead of a code. */
export const authenticateQuerySchema = z.object({
  code: z.optional(z.string().check(z.maxLength(maxSecretLength))),
  state: z.optional(z.string().check(z.maxLength(maxSecretLength))),
  iss: z.optional(z.string().check(z.maxLength(maxSecretLength))),
  error: z.optional(z.string().check(z.maxLength(maxSecretLength))),
  error_description: z.optional(z.string().check(z.maxLength(maxSecretLength))),
});

/**
 * `returnTo`: the page below /agent that the person wanted; anything else is ignored. `account`: `other` when the provider is to ask
 * who it is, even of somebody whom it knows: the one at the desk may not be the one before.
 */
export const initiateQuerySchema = z.object({
  returnTo: z.optional(z.string().check(z.maxLength(2_000))),
  account: z.optional(z.literal('other')),
});

export const signedInSchema = z.extend(sessionTokensSchema, {
  /** Page below /agent to go to, when one was asked for at `initiate`. */
  returnTo: z.optional(z.string()),
});
export type SignedIn = z.infer<typeof signedInSchema>;

export const logoutCallbackSchema = z.object({ state: secret(identityMessages.session) });

export const loginSchema = z.object({ email, password: givenPassword });

/**
 * What is asked for an address: its account, a link. Nothing else is taken from who asks: whoever reads the mails of the address
 * says the names and the password, with the link.
 */
export const emailAskSchema = z.object({ email });
/** A password chosen with the token of a mailed link. */
/** What the link of a mail is for: to prove the address of an account (`email`), or to choose its password anew. */
export const linkPurposes = ['email', 'password'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export const linkCheckSchema = z.object({
  token: secret(identityMessages.token),
  purpose: z.enum(linkPurposes, { error: identityMessages.token }),
});
export const linkPasswordSchema = z.object({ token: secret(identityMessages.token), password: newPassword });
/** An address proved with the token of a mailed link: who its reader is, and the password that they choose. */
export const addressProofSchema = z.extend(linkPasswordSchema, {
  firstName: declarationFields.declarantFirstName,
  lastName: declarationFields.declarantLastName,
});
export type AddressProof = z.output<typeof addressProofSchema>;
export const passwordChangeSchema = z.object({ currentPassword: givenPassword, newPassword });

/** The same answer whatever is known of an address. */
export const acceptedSchema = z.object({ accepted: z.literal(true) });

/** An agent as their colleagues and themselves see them. */
export const agentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(agentKinds),
  status: z.enum(agentStatuses),
  role: z.enum(agentRoles),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** SIRET of the service, when the single sign-on tells it. */
  siret: z.optional(z.string()),
  createdAt: z.iso.datetime({ offset: true }),
  approvedAt: z.optional(z.iso.datetime({ offset: true })),
  lastSeenAt: z.optional(z.iso.datetime({ offset: true })),
  /** The rules of the installation name them: nobody takes the role back from here. */
  isSupervisorByRule: z.optional(z.literal(true)),
  /** How they came to the role that they have, if they ever had another one. */
  roleChange: z.optional(
    z.object({
      role: z.enum(agentRoles),
      origin: z.enum(roleOrigins),
      at: z.iso.datetime({ offset: true }),
      by: z.optional(z.string()),
    }),
  ),
});
export type Agent = z.infer<typeof agentSchema>;

export const agentListSchema = z.object({
  agents: z.array(agentSchema),
  /** How many there are; an answer holds `agentListLimits.agents` of them. Absent of what a process of the release before answers. */
  total: z.optional(z.int()),
});
export type AgentList = z.infer<typeof agentListSchema>;

export const agentListLimits = { agents: 2_000, search: 100 } as const;

const searchMessage = `Cherchez un nom ou une adresse e-mail en ${agentListLimits.search} caractères au plus.`;

/** The beginnings of names, or of an address. */
export const agentSearchSchema = z.object({
  search: z
    .string({ error: searchMessage })
    .check(
      z.trim(),
      z.minLength(1, { error: searchMessage }),
      z.maxLength(agentListLimits.search, { error: searchMessage }),
      z.regex(/^[^\0\p{Cs}]*$/u, { error: searchMessage }),
    ),
});

/**
 * `approve` opens a pending or disabled account; `disable` closes it at once with the role that it was given, or refuses
 * it; `promote` makes a supervisor, `demote` makes them an agent of the desk again.
 */
export const agentActions = ['approve', 'disable', 'promote', 'demote'] as const;
export type AgentAction = (typeof agentActions)[number];

export const agentChangeSchema = z.object({
  action: z.enum(agentActions, {
    error: 'Choisissez d’approuver ou de fermer le compte, de donner ou de retirer le rôle de superviseur.',
  }),
  /** What the account was for who decides: nothing is done to one that a colleague changed since. Pages of before leave it out. */
  seenStatus: z.optional(
    z.enum(agentStatuses, { error: 'L’état lu du compte est inconnu. Rechargez la liste.' }),
  ),
});
