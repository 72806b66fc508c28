import * as z from 'zod/mini';
import { problemSchema } from './problem';
import type { RouteContract } from './route';

/** What the web app learns from the server at start. */
export const configurationAnswerSchema = z.object({
  /** Audience measurement; null when it is switched off. */
  matomo: z.nullable(z.object({ url: z.string(), siteId: z.string() })),
  /** Days after its last change for which a declaration names somebody. */
  retentionDays: z.int(),
  /** Days after its last change for which a declaration that was never sent is kept. */
  draftDays: z.int(),
  /** Days for which agents' sessions, and what they looked at, are kept. */
  accessLogDays: z.int(),
  /** Ways for agents to sign in. */
  signIn: z.object({
    sso: z.boolean(),
    /** The provider is the one bundled for trying: its people do not exist. */
    standIn: z.boolean(),
    localAccounts: z.boolean(),
  }),
});
export type ConfigurationAnswer = z.infer<typeof configurationAnswerSchema>;

export const readConfigurationRoute = {
  method: 'GET',
  path: '/api/configuration/',
  access: 'anyone',
  summary: 'The settings of this installation that the web app needs',
  tag: 'reference',
  responses: { 200: configurationAnswerSchema, 429: problemSchema },
} as const satisfies RouteContract;
