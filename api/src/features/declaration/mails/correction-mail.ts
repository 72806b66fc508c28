import type { Declaration } from '@retour/contract';
import { formatDay, isCorrectable } from '@retour/core';
import type { MailContent } from '../../../platform/mail/mail';
import type { Nomenclature } from '../described-line';
import { type Corrections, correctionSentences, lastCorrection } from '../receipt/receipt-text';
import { amountSentences, articleLines, writeDeclarationMail } from './declaration-mail';

/**
 * The mail that says what an agent changed and why, with what is owed from now on. Null once it is settled: the receipt, or
 * the decision, says the corrections.
 */
export function writeCorrectionMail(
  declaration: Declaration,
  nomenclature: Nomenclature,
  corrections: Corrections = lastCorrection(declaration),
): MailContent | null {
  const { publicId, date, status } = declaration;
  if (!isCorrectable(status)) return null;
  const named = `votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}`;
  const handedOver = corrections.at(-1)?.handedOver;
  const isHandOver = handedOver !== undefined;
  return writeDeclarationMail(publicId, {
    subject: isHandOver
      ? `${handedOver < 2 ? 'Article remis' : 'Articles remis'} : votre déclaration ${publicId} est à jour`
      : `Votre déclaration ${publicId} est corrigée`,
    parts: [
      'Bonjour,',
      isHandOver
        ? `Un agent de la douane a enregistré la remise ${handedOver < 2 ? 'd’un article' : `de ${handedOver} articles`} de ${named}.`
        : `Un agent de la douane a corrigé ${named}.`,
      ...correctionSentences(corrections),
      ...amountSentences(declaration, nomenclature),
      ...articleLines(declaration, nomenclature),
      'Le nouveau récapitulatif est joint à ce message, avec le nouveau code QR : montrez celui-là.',
      'Une question ? Posez-la à l’agent qui vous a reçu, ou présentez-vous au bureau de douane avec cette référence.',
    ],
  });
}
