import type { Declaration } from '@retour/contract';
import type { MailContent } from '../../../platform/mail/mail';
import type { Nomenclature } from '../described-line';
import { keepAtHand } from '../receipt/receipt-text';
import { arrivalText, purchasesText } from '../trip-text';
import { amountSentences, articleLines, writeDeclarationMail } from './declaration-mail';

/** The mail that confirms a submission. */
export function writeSubmissionMail(declaration: Declaration, nomenclature: Nomenclature): MailContent {
  const { publicId } = declaration;
  return writeDeclarationMail(publicId, {
    subject: `Votre déclaration ${publicId} est envoyée`,
    parts: [
      'Bonjour,',
      `Nous avons bien reçu votre déclaration ${publicId}, pour votre arrivée du ${arrivalText(declaration)}.`,
      `${purchasesText(declaration, 'sauf autre pays écrit avec l’article')}.`,
      ...amountSentences(declaration, nomenclature),
      ...articleLines(declaration, nomenclature),
      ...keepAtHand(declaration),
      'Le récapitulatif est joint à ce message : gardez-le avec vos factures.',
    ],
  });
}
