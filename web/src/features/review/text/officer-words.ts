import type { SimulationAnswer } from '@retour/contract';
import {
  type DoubtAnswer,
  phrase,
  type RestrictionSeverity,
  restrictedGoodOf,
  severityOfWarning,
  typeset,
} from '@retour/core';

type Warning = SimulationAnswer['warnings'][number];
type Line = SimulationAnswer['shoppingProducts'][number];

/** An article as it was declared, with what was answered of its name. */
export interface AnsweredArticle {
  readonly customId: string;
  readonly name: string;
  readonly restriction?: string | undefined;
  readonly restrictionAnswers?: Readonly<Partial<Record<string, DoubtAnswer>>> | undefined;
}

/** What an officer does about goods that the law restricts; travellers are told to hand them over, or to show them. */
export const officerActs: Readonly<Record<RestrictionSeverity | 'doubtful', string>> = {
  forbidden: phrase`Faites remettre l'article au service : il n'entre pas.`,
  doubtful: phrase`Vérifiez ce que c'est, puis répondez à la question.`,
  regulated: phrase`Contrôlez la quantité et les papiers que la loi demande.`,
  information: phrase`Contrôlez l'article si vous avez un doute.`,
};

const deniedAct = (names: string, question: string): string =>
  phrase`${names} : le voyageur a répondu « non » à la question « ${question} » Contrôlez l'article si vous avez un doute.`;

function isDenied({ restriction, restrictionAnswers }: AnsweredArticle, code: string): boolean {
  return restrictionAnswers?.[code] === 'no' || restriction === 'none';
}

/**
 * A warning of the computation as an officer reads it. What was computed is worded for the traveller: of goods, only
 * the law is taken from it, with the officer's own act. What concerns figures is the same for everybody.
 */
export function officerWarning(warning: Warning, articles: readonly AnsweredArticle[]): string {
  const { code, message, customIds = [] } = warning;
  const good = restrictedGoodOf(code);
  if (good === undefined) return message;
  const severity = severityOfWarning(warning);
  const own = articles.filter(({ customId }) => customIds.includes(customId));
  const names = own.map(({ name }) => typeset(`« ${name} »`)).join(', ');
  const question = typeset(good.question ?? '');
  if (severity === 'information' && own.length > 0 && own.every((article) => isDenied(article, code))) {
    return deniedAct(names, question);
  }
  const said = typeset(`${good.law} ${officerActs[severity]}`);
  return severity === 'doubtful' && names !== '' ? phrase`${names} : ${question} ${said}` : said;
}

/** A reason for the amount of a line, in the same way. */
export function officerReason({ code, text }: Line['explanation'][number], { restriction }: Line): string {
  const good = restrictedGoodOf(restriction?.code ?? null);
  if (code !== 'restriction-forbidden' || good === undefined) return text;
  return phrase`Interdit depuis ce pays. ${typeset(good.law)} ${officerActs.forbidden}`;
}
