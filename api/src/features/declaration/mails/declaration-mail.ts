import type { Declaration } from '@retour/contract';
import { answerWords, stageOf, typeset, warningWords } from '@retour/core';
import { writeLetter } from '../../../platform/mail/letter';
import type { MailContent } from '../../../platform/mail/mail';
import { articleNames, describeLine, type Nomenclature } from '../described-line';
import type { ReceiptContent } from '../receipt/draw-amount';
import { makeReceipt } from '../receipt/receipt-pdf';

/** Articles named in the body of a mail; the others are in the document that is joined. */
const maxNamedArticles = 30;

/** « Bijou en or ou platine, taxé : 339,51 € », one sentence an article. */
export function articleSentences(
  { assessment: { shoppingProducts } }: Declaration,
  nomenclature: Nomenclature,
): readonly string[] {
  const named = shoppingProducts.slice(0, maxNamedArticles).map((line) => {
    const { article, statusBesideTotal, total } = describeLine(line, nomenclature);
    return statusBesideTotal === null
      ? `${article} : ${total}.`
      : `${article}, ${statusBesideTotal} : ${total}.`;
  });
  const others = shoppingProducts.length - named.length;
  return others === 0
    ? named
    : [...named, `Et d’autres articles, au nombre de ${others} : ils sont dans le document joint.`];
}

/** A sentence without the words that somebody typed: the list of articles shows them, apart. */
function withoutFreeNames(sentence: string, freeNames: readonly string[]): string {
  const said = freeNames
    .reduce((text, name) => text.replaceAll(typeset(`« ${name} »`), 'un article'), sentence)
    .replace(/un article(?:, un article)+/gu, 'plusieurs articles');
  return said === sentence ? sentence : `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** What may not enter or must be presented, with what the law says, then what is owed or was paid, and what it rests on. */
export function amountSentences(
  { status, assessment }: Declaration,
  nomenclature: Nomenclature,
): readonly string[] {
  const stage = stageOf(status);
  const { before, sentences } = answerWords(assessment, stage);
  const { laws, remarks } = warningWords(assessment.warnings, stage, articleNames(assessment, nomenclature));
  const freeNames = assessment.shoppingProducts.flatMap(({ customName }) => customName ?? []);
  const said = (text: string): string => withoutFreeNames(text, freeNames);
  return [
    ...before.map(({ text }) => text),
    ...laws.map(({ text }) => said(text)),
    ...sentences,
    ...remarks.map(said),
  ];
}

/** A mail about a declaration, with its document as it stands when the mail leaves. */
export async function writeDeclarationMail(
  { declaration, nomenclature, corrections }: ReceiptContent,
  { subject, parts }: { readonly subject: string; readonly parts: readonly string[] },
): Promise<MailContent> {
  const { publicId } = declaration;
  return {
    ...writeLetter({ subject, kicker: 'Votre déclaration', heading: publicId, parts }),
    attachments: [
      {
        filename: `declaration-${publicId}.pdf`,
        contentType: 'application/pdf',
        content: await makeReceipt(declaration, nomenclature, corrections),
      },
    ],
  };
}
