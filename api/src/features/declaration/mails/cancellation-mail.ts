import type { Declaration } from '@retour/contract';
import { formatDay, travellerStatusWords } from '@retour/core';
import type { MailContent } from '../../../platform/mail/mail';
import { writeDeclarationMail } from './declaration-mail';

/** The mail that says that a declaration is cancelled; without its document, whose code must not be shown any more. */
export function writeCancellationMail(declaration: Declaration): MailContent {
  const { publicId, date } = declaration;
  const { word, meaning } = travellerStatusWords.cancelled;
  return writeDeclarationMail(publicId, {
    subject: `Votre déclaration ${publicId} est ${word}`,
    parts: [
      'Bonjour,',
      `Votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}, est ${word}.`,
      meaning,
      'Ne montrez plus son code QR, ni son récapitulatif : ils ne valent plus rien.',
      'Vous en avez fait une autre pour la remplacer ? Elle a sa propre référence et son propre code QR : montrez ceux-là.',
    ],
  });
}
