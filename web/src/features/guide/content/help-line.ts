import { noBreakSpace } from '@retour/core';
import { environmentText } from './environment-text';

/**
 * Who answers travellers, as the publisher says it (docs/operations/publisher.md). Nothing is made up: an installation
 * that gives no number sends people to an officer and to the pages that answer.
 */
export interface HelpLine {
  readonly name: string;
  /** As it is read aloud, in groups. */
  readonly phone: string | null;
  /** Days and hours, what a call costs. */
  readonly hours: string | null;
  /** Page that holds a form. */
  readonly formUrl: string | null;
}

export function readHelpLine(environment: Readonly<Record<string, unknown>>): HelpLine {
  return {
    name: environmentText(environment.VITE_HELP_NAME) ?? 'Le service d’aide',
    phone: environmentText(environment.VITE_HELP_PHONE)?.replaceAll(' ', noBreakSpace) ?? null,
    hours: environmentText(environment.VITE_HELP_HOURS),
    formUrl: environmentText(environment.VITE_HELP_FORM_URL),
  };
}

/** Whether anybody answers: a page that leads to nobody would lead back to where its reader comes from. */
export function isReachable({ phone, formUrl }: HelpLine, contactEmail: string | null): boolean {
  return [phone, formUrl, contactEmail].some((way) => way !== null);
}

export const helpLine: HelpLine = readHelpLine(import.meta.env);

/** The number as a telephone dials it. */
export function dialled(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
