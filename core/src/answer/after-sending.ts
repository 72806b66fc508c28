import { phrase } from '../french/typeset';
import type { AnswerStage } from './answer-words';

/** What says, once a declaration is sent and not closed, to do instead of an order that came before. */
const show = phrase`Montrez l'article à un agent : il décide.`;

interface Order {
  readonly pattern: RegExp;
  readonly whenDue: string;
}

/**
 * The orders of a warning that can be followed before sending only. What is declared keeps the sentences of its day,
 * those of an earlier version too: they are told by their words.
 */
const orders: readonly Order[] = [
  { pattern: /Répondez avant de vous fier au montant\./gu, whenDue: show },
  {
    pattern:
      /Choisissez-\u2060?le dans la liste des articles\s*:[^.]*\.(?: Avant \d+\sans, montrez-\u2060?le à un agent\.)?/gu,
    whenDue: show,
  },
  { pattern: /N’en rapportez pas\.(?: Vous en avez(?: déjà)?\s*\?)?/gu, whenDue: '' },
  { pattern: / ?: n’en rapportez pas\./gu, whenDue: '.' },
];

/** « N’en rapportez que de Suisse » */
const onlyFrom = /(n)’en rapportez que (?=d)/giu;

/** What a warning says at a stage: after sending, nothing that could only be done before. */
export function saidAtStage(message: string, stage: AnswerStage): string {
  if (stage === 'running' || stage === 'simulated') return message;
  const followed = orders.reduce(
    (text, { pattern, whenDue }) => text.replace(pattern, stage === 'due' || whenDue === '.' ? whenDue : ''),
    message,
  );
  return followed
    .replace(onlyFrom, (_, letter: string) =>
      letter === 'N' ? 'Il ne peut venir que ' : 'il ne peut venir que ',
    )
    .replace(/ {2,}/gu, ' ')
    .trim();
}
