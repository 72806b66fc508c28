import {
  type Agent,
  type AgentRole,
  agentRoles,
  formatMoment,
  type LinkPurpose,
  minuteMs,
} from '@retour/contract';
import { spokenName } from '@retour/core';
import type { RunStatement } from '../../../../platform/database/database';
import { type Letter, type LetterPart, writeLetter } from '../../../../platform/mail/letter';
import type { ComposeMail, MailComposers } from '../../../../platform/mail/mail';
import { findAgent } from '../../storage/agent-store';
import { linkLifeMs, makeLink } from '../storage/links';
import { type AccountMail, accountMails } from '../storage/queue-mail';
import { accountPages, linkUrl, pageUrl } from './account-pages';

export interface AccountMailOptions {
  readonly run: RunStatement;
  readonly now: () => Date;
  /** The only origin that links lead to. */
  readonly publicUrl: string;
}

interface Writing {
  readonly agent: Agent;
  readonly publicUrl: string;
  /** When what the mail tells of happened. */
  readonly at: Date;
  /** The role that the agent has since then, and who changed it: null once that agent is erased. */
  readonly change: { readonly role: AgentRole; readonly by: Agent | null } | null;
  /** Makes a link of one use, now that the mail leaves: until then there is none, at rest there is its digest. */
  readonly newLink: (purpose: LinkPurpose) => Promise<string>;
}

/** null when the mail has lost its reason: it is not sent. */
type Write = (writing: Writing) => Letter | null | Promise<Letter | null>;

const linkMinutes = linkLifeMs / minuteMs;
const once = `Ce lien sert une seule fois, pendant ${linkMinutes} minutes.`;
const kicker = 'Espace des agents';

/** Without a name: anybody may have typed it beside the address. */
const hello = 'Bonjour,';

function momentOf(at: Date): string {
  return `le ${formatMoment(at.toISOString())} (heure de Paris)`;
}

function signInAt(publicUrl: string): LetterPart {
  return { label: 'Se connecter', url: pageUrl(publicUrl, accountPages.login) };
}

function forgottenAt(publicUrl: string): LetterPart {
  return { label: 'Choisir un nouveau mot de passe', url: pageUrl(publicUrl, accountPages.forgotten) };
}

const writers: Readonly<Record<AccountMail, Write>> = {
  'account-validation': async ({ agent, publicUrl, newLink }) => {
    if (agent.status !== 'unverified') return null;
    return {
      subject: 'Validez votre adresse e-mail',
      kicker,
      heading: 'Validez votre adresse',
      parts: [
        hello,
        'Un compte d’agent a été demandé avec votre adresse. Dites qui vous êtes et choisissez votre mot de passe : vous prouvez ainsi que l’adresse est la vôtre.',
        {
          label: 'Créer mon compte',
          url: linkUrl(publicUrl, accountPages.validation, await newLink('email')),
        },
        once,
        'Un superviseur devra ensuite approuver votre compte : vous recevrez un message.',
        'Vous n’avez rien demandé ? N’ouvrez pas ce lien : sans lui, la demande sera effacée.',
      ],
    };
  },
  'account-known': ({ publicUrl }) => ({
    subject: 'Vous avez déjà un compte',
    kicker,
    heading: 'Vous avez déjà un compte',
    parts: [
      hello,
      'Quelqu’un, vous sans doute, vient de demander un compte d’agent avec votre adresse. Vous en avez déjà un : rien n’a changé.',
      signInAt(publicUrl),
      'Mot de passe oublié ? Choisissez-en un autre depuis la page de connexion.',
      'Ce n’était pas vous ? Vous n’avez rien à faire.',
    ],
  }),
  'account-to-approve': ({ agent, publicUrl }) => {
    if (agent.status !== 'pending') return null;
    return {
      subject: 'Un compte attend votre approbation',
      kicker,
      heading: 'Un compte attend votre approbation',
      parts: [
        'Quelqu’un demande un compte d’agent. Son adresse est validée ; son nom est celui qui a été indiqué.',
        {
          recap: [
            ['Nom', spokenName(agent)],
            ['Adresse', agent.email],
          ],
        },
        'Approuvez ce compte seulement si vous savez que cette personne travaille avec vous et qu’elle l’a demandé.',
        { label: 'Voir la demande', url: pageUrl(publicUrl, accountPages.agents) },
        'D’autres superviseurs ont reçu ce message : la demande est peut-être déjà traitée.',
      ],
    };
  },
  'account-approved': ({ agent, publicUrl }) => {
    if (agent.status !== 'active') return null;
    return {
      subject: 'Votre compte est ouvert',
      kicker,
      heading: 'Votre compte est ouvert',
      parts: [hello, 'Votre compte d’agent est approuvé. Vous pouvez vous connecter.', signInAt(publicUrl)],
    };
  },
  'account-refused': () => ({
    subject: 'Votre demande de compte est refusée',
    kicker,
    heading: 'Votre demande est refusée',
    parts: [
      hello,
      'Un superviseur a refusé votre demande de compte. Adressez-vous à votre responsable si c’est une erreur.',
    ],
  }),
  'account-closed': ({ at }) => ({
    subject: 'Votre compte est fermé',
    kicker,
    heading: 'Votre compte est fermé',
    parts: [
      hello,
      `Votre compte d’agent a été fermé ${momentOf(at)}, et vos sessions terminées. Adressez-vous à votre responsable si c’est une erreur.`,
    ],
  }),
  'role-changed': ({ agent, publicUrl, at, change }) => {
    if (change === null) return null;
    const isGiven = change.role === 'supervisor';
    return {
      subject: isGiven ? 'Un rôle de superviseur est donné' : 'Un rôle de superviseur est retiré',
      kicker,
      heading: isGiven ? 'Un superviseur de plus' : 'Un superviseur de moins',
      parts: [
        hello,
        `Le rôle de superviseur a été ${isGiven ? 'donné' : 'retiré'} à cet agent ${momentOf(at)}.`,
        {
          recap: [
            ['Agent', spokenName(agent)],
            ['Adresse', agent.email],
            ['Par', change.by === null ? 'un agent effacé' : spokenName(change.by)],
          ],
        },
        'Ce n’était pas prévu ? Parlez-en à un superviseur : le journal des accès garde la trace de ce changement.',
        { label: 'Voir les comptes (superviseurs)', url: pageUrl(publicUrl, accountPages.agents) },
        'L’agent concerné et les autres superviseurs reçoivent ce message.',
      ],
    };
  },
  'password-reset': async ({ publicUrl, newLink }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    kicker,
    heading: 'Nouveau mot de passe',
    parts: [
      hello,
      'Choisissez un nouveau mot de passe pour votre compte d’agent.',
      {
        label: 'Choisir mon mot de passe',
        url: linkUrl(publicUrl, accountPages.newPassword, await newLink('password')),
      },
      once,
      'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe actuel continue de servir.',
    ],
  }),
  'password-changed': ({ publicUrl, at }) => ({
    subject: 'Votre mot de passe a changé',
    kicker,
    heading: 'Votre mot de passe a changé',
    parts: [
      hello,
      `Le mot de passe de votre compte d’agent a changé ${momentOf(at)}. Vos autres sessions sont terminées.`,
      'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe, et prévenez votre responsable.',
      forgottenAt(publicUrl),
    ],
  }),
};

interface Payload {
  readonly agentId: string;
  readonly at: Date;
  readonly role?: AgentRole | undefined;
  readonly by?: string | undefined;
}

function readPayload(payload: unknown): Payload | null {
  if (typeof payload !== 'object' || payload === null) return null;
  if (!('agentId' in payload && 'at' in payload)) return null;
  return {
    agentId: String(payload.agentId),
    at: new Date(String(payload.at)),
    role: 'role' in payload ? agentRoles.find((role) => role === payload.role) : undefined,
    by: 'by' in payload ? String(payload.by) : undefined,
  };
}

function composerOf(write: Write, { run, now, publicUrl }: AccountMailOptions): ComposeMail {
  return async (payload) => {
    const read = readPayload(payload);
    const agent = read === null ? null : await findAgent(run, read.agentId);
    if (read === null || agent === null) return null;
    const newLink = (purpose: LinkPurpose) => makeLink(run, { agentId: agent.id, purpose, now: now() });
    const { at, role, by } = read;
    const change =
      role === undefined ? null : { role, by: by === undefined ? null : await findAgent(run, by) };
    const letter = await write({ agent, publicUrl, at, change, newLink });
    return letter === null ? null : { ...writeLetter(letter), attachments: [] };
  };
}

/** The mails of accounts, each written when it leaves from what is true by then. */
export function accountMailComposers(options: AccountMailOptions): MailComposers {
  return Object.fromEntries(accountMails.map((name) => [name, composerOf(writers[name], options)]));
}
