import type { Declaration } from '@retour/contract';
import { formatDay } from '@retour/core';
import type { MailContent } from '../../../platform/mail/mail';
import type { Nomenclature } from '../described-line';
import { keepAtHand } from '../receipt/receipt-text';
import { amountSentences, articleLines, writeDeclarationMail } from './declaration-mail';

/** The mail that confirms a submission. */
export function writeSubmissionMail(declaration: Declaration, nomenclature: Nomenclature): MailContent {
  const { publicId, date } = declaration;
  return writeDeclarationMail(publicId, {
    subject: `Votre déclaration ${publicId} est envoyée`,
    parts: [
      'Bonjour,',
      `Nous avons bien reçu votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}.`,
      ...amountSentences(declaration, nomenclature),
      ...articleLines(declaration, nomenclature),
      ...keepAtHand(declaration),
      'Le récapitulatif est joint à ce message : gardez-le avec vos factures.',
    ],
  });
}
