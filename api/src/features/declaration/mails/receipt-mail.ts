import type { Declaration } from '@retour/contract';
import { isClosedWithoutPayment } from '@retour/core';
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

/** The mail that brings the receipt of what was paid, or the document of what was closed with nothing to pay, which is no receipt. */
export function writeReceiptMail(
  declaration: Declaration,
  nomenclature: Nomenclature,
  corrections: Corrections = lastCorrection(declaration),
): MailContent {
  const { publicId, status, assessment } = declaration;
  const isClosed = isClosedWithoutPayment(status, assessment.total);
  return writeDeclarationMail(publicId, {
    subject: isClosed ? `Votre déclaration ${publicId} est close` : `Reçu de votre déclaration ${publicId}`,
    parts: [
      'Bonjour,',
      ...amountSentences(declaration, nomenclature),
      settlementText(declaration),
      ...receiptSentences(declaration),
      ...correctionSentences(corrections),
      ...articleLines(declaration, nomenclature),
      `Le ${isClosed ? 'document' : 'reçu'} est joint à ce message : gardez-le avec vos factures.`,
    ],
  });
}
