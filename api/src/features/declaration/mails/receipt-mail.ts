import { type Declaration, formatMoment } from '@retour/contract';
import { formatEurosAmount, paymentPhrases } from '@retour/core';
import type { MailContent } from '../../../platform/mail/mail';
import type { Nomenclature } from '../described-line';
import { articleSentences, writeDeclarationMail } from './declaration-mail';

function paid({ assessment: { total }, payment, updatedAt }: Declaration): string {
  if (total === 0)
    return `Votre déclaration est close depuis le ${formatMoment(updatedAt)} : rien n’était à payer.`;
  const means = payment === undefined ? '' : ` ${paymentPhrases[payment]}`;
  return `Vous avez payé ${formatEurosAmount(total)}${means}, le ${formatMoment(updatedAt)}.`;
}

/** The mail that brings the receipt of what was paid. */
export function writeReceiptMail(declaration: Declaration, nomenclature: Nomenclature): Promise<MailContent> {
  const { declarantFirstName, publicId } = declaration;
  return writeDeclarationMail(declaration, nomenclature, {
    subject: `Reçu de votre déclaration ${publicId}`,
    parts: [
      `Bonjour ${declarantFirstName},`,
      paid(declaration),
      ...articleSentences(declaration, nomenclature),
      'Le reçu est joint à ce message : gardez-le avec vos factures.',
    ],
  });
}
