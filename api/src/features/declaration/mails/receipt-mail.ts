import type { Declaration } from '@retour/contract';
import type { MailContent } from '../../../platform/mail/mail';
import type { Nomenclature } from '../described-line';
import {
  type Corrections,
  correctionSentences,
  lastCorrection,
  receiptSentences,
  settlementText,
} from '../receipt/receipt-text';
import { amountSentences, articleLines, writeDeclarationMail } from './declaration-mail';

/** The mail that brings the receipt of what was paid. */
export function writeReceiptMail(
  declaration: Declaration,
  nomenclature: Nomenclature,
  corrections: Corrections = lastCorrection(declaration),
): MailContent {
  const { publicId } = declaration;
  return writeDeclarationMail(publicId, {
    subject: `Reçu de votre déclaration ${publicId}`,
    parts: [
      'Bonjour,',
      ...amountSentences(declaration, nomenclature),
      settlementText(declaration),
      ...receiptSentences(declaration),
      ...correctionSentences(corrections),
      ...articleLines(declaration, nomenclature),
      'Le reçu est joint à ce message : gardez-le avec vos factures.',
    ],
  });
}
