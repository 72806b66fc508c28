import type { Declaration } from '@retour/contract';
import {
  answerWords,
  type HeadOfSentence,
  quotedNames,
  stageOfDeclaration,
  warningWords,
} from '@retour/core';
import { writeLetter } from '../../../platform/mail/letter';
import type { MailContent } from '../../../platform/mail/mail';
import {
  articleAndCountry,
  articleNames,
  describeLine,
  type Nomenclature,
  readingOf,
  totalInSentence,
} from '../described-line';

/** Articles named in the body of a mail; the others are in the document that is joined. */
const maxNamedArticles = 30;

/** « 1. Bijou en or ou platine, taxé : 339,51 € », one sentence an article, under the number that sentences give it. */
export function articleLines(declaration: Declaration, nomenclature: Nomenclature): readonly string[] {
  const reading = readingOf(declaration);
  const { shoppingProducts } = reading.answer;
  const named = shoppingProducts.slice(0, maxNamedArticles).map((line, at) => {
    const described = describeLine(line, nomenclature, reading);
    const { statusBesideTotal } = described;
    const total = totalInSentence(described);
    const article = `${at + 1}. ${articleAndCountry(described)}`;
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

/** « l’article 3 de la liste », « les articles 2 et 4 de la liste »; those that the list leaves to the document have no number in it. */
function numberedInList(numbers: readonly number[], unlisted: number): string {
  const listed = new Intl.ListFormat('fr').format(numbers.map(String));
  const inList =
    numbers.length < 2 ? `l’article ${listed} de la liste` : `les articles ${listed} de la liste`;
  const others = unlisted < 2 ? 'un article du document joint' : 'plusieurs articles du document joint';
  return [numbers.length === 0 ? [] : inList, unlisted === 0 ? [] : others].flat().join(' et ');
}

/** Articles in a sentence, without the words that somebody typed: these stand in the list alone, where they have a number. */
function headWithoutTyped({ assessment }: Declaration, nomenclature: Nomenclature): HeadOfSentence {
  const nameOf = articleNames(assessment, nomenclature);
  const placed = assessment.shoppingProducts.map(({ customId, id }, at) => ({
    customId,
    number: at + 1,
    isTyped: (nomenclature.get(id ?? '')?.kind ?? 'custom-product') === 'custom-product',
  }));
  return (_, customIds) => {
    const own = placed.filter(({ customId }) => customIds.includes(customId));
    const typed = own.filter(({ isTyped }) => isTyped).map(({ number }) => number);
    const named = quotedNames(
      own.flatMap(({ customId, isTyped }) => (isTyped ? [] : (nameOf(customId) ?? []))),
    );
    if (typed.length === 0) return named;
    const numbers = typed.filter((number) => number <= maxNamedArticles);
    const numbered = numberedInList(numbers, typed.length - numbers.length);
    return named === '' ? numbered.charAt(0).toUpperCase() + numbered.slice(1) : `${named} et ${numbered}`;
  };
}

/** What may not enter or must be presented, with what the law says, then what is owed or was paid, and what it rests on. */
export function amountSentences(declaration: Declaration, nomenclature: Nomenclature): readonly string[] {
  const { assessment } = declaration;
  const stage = stageOfDeclaration(declaration);
  const { before, sentences } = answerWords(assessment, stage);
  const { laws, remarks } = warningWords(
    assessment.warnings,
    stage,
    articleNames(assessment, nomenclature),
    headWithoutTyped(declaration, nomenclature),
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
