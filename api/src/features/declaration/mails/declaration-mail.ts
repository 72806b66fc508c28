import type { Declaration } from '@retour/contract';
import {
  answerWords,
  lineTotals,
  quotedNames,
  stageOfDeclaration,
  typeset,
  warningWords,
} from '@retour/core';
import { writeLetter } from '../../../platform/mail/letter';
import type { MailContent } from '../../../platform/mail/mail';
import {
  articleAndCountry,
  articleNames,
  describeLine,
  type Nomenclature,
  totalInSentence,
} from '../described-line';

/** Articles named in the body of a mail; the others are in the document that is joined. */
const maxNamedArticles = 30;

/** « Bijou en or ou platine, taxé : 339,51 € », one sentence an article. */
export function articleLines(declaration: Declaration, nomenclature: Nomenclature): readonly string[] {
  const totals = lineTotals(declaration);
  const { shoppingProducts } = totals.answer;
  const named = shoppingProducts.slice(0, maxNamedArticles).map((line) => {
    const described = describeLine(line, nomenclature, totals);
    const { statusBesideTotal } = described;
    const total = totalInSentence(described);
    const article = articleAndCountry(described);
    return statusBesideTotal === null
      ? `${article} : ${total}.`
      : `${article}, ${statusBesideTotal} : ${total}.`;
  });
  const others = shoppingProducts.length - named.length;
  if (others === 0) return named;
  return [
    ...named,
    others === 1
      ? 'Et un autre article : il est dans le document joint.'
      : `Et ${others} autres articles : ils sont dans le document joint.`,
  ];
}

/** Articles in a sentence, without the words that somebody typed: the list of articles shows them, apart. */
function namedInSentences(names: readonly string[], freeNames: ReadonlySet<string>): string {
  const listed = quotedNames(names.filter((name) => !freeNames.has(name)));
  const typed = names.filter((name) => freeNames.has(name)).length;
  if (listed === '') return typed > 1 ? 'Plusieurs articles' : 'Un article';
  if (typed === 0) return listed;
  return `${listed} ${typed > 1 ? 'et d’autres articles' : 'et un autre article'}`;
}

/** What may not enter or must be presented, with what the law says, then what is owed or was paid, and what it rests on. */
export function amountSentences(declaration: Declaration, nomenclature: Nomenclature): readonly string[] {
  const { assessment } = declaration;
  const stage = stageOfDeclaration(declaration);
  const { before, sentences } = answerWords(assessment, stage);
  const { shoppingProducts, warnings } = assessment;
  const isListed = (id: string | null): boolean =>
    (nomenclature.get(id ?? '')?.kind ?? 'custom-product') !== 'custom-product';
  const freeNames = new Set(
    shoppingProducts.flatMap(({ id, customName }) => (isListed(id) ? [] : typeset(customName ?? ''))),
  );
  const { laws, remarks } = warningWords(warnings, stage, articleNames(assessment, nomenclature), (names) =>
    namedInSentences(names, freeNames),
  );
  return [...before.map(({ text }) => text), ...laws.map(({ text }) => text), ...sentences, ...remarks];
}

interface LetterParts {
  readonly subject: string;
  readonly parts: readonly string[];
}

/** A mail about a declaration; its document is joined when it leaves. */
export function writeDeclarationMail(publicId: string, { subject, parts }: LetterParts): MailContent {
  return {
    ...writeLetter({ subject, kicker: 'Votre déclaration', heading: publicId, parts }),
    attachments: [],
  };
}
