import type { Declaration } from '@retour/contract';
import { formatDay, isCorrectable } from '@retour/core';
import { defuseLinks } from '../../../platform/mail/defuse-links';
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
  return writeDeclarationMail(publicId, {
    subject: `Votre déclaration ${publicId} est corrigée`,
    parts: [
      'Bonjour,',
      `Un agent de la douane a corrigé votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}.`,
      ...correctionSentences(corrections).map(defuseLinks),
      ...amountSentences(declaration, nomenclature),
      ...articleLines(declaration, nomenclature),
      'Le nouveau récapitulatif est joint à ce message, avec le nouveau code QR : montrez celui-là.',
      'Une question ? Répondez à l’agent qui vous a reçu, ou présentez-vous au bureau de douane avec cette référence.',
    ],
  });
}
