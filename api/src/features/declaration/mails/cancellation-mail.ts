import type { Declaration } from '@retour/contract';
import { formatDay, travellerStatusWords } from '@retour/core';
import { writeLetter } from '../../../platform/mail/letter';
import type { MailContent } from '../../../platform/mail/mail';

/** The mail that says that a declaration is cancelled; without its document, whose code must not be shown any more. */
export async function writeCancellationMail(declaration: Declaration): Promise<MailContent> {
  const { publicId, date } = declaration;
  const { word, meaning } = travellerStatusWords.cancelled;
  return {
    ...writeLetter({
      subject: `Votre déclaration ${publicId} est ${word}`,
      kicker: 'Votre déclaration',
      heading: publicId,
      parts: [
        'Bonjour,',
        `Votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}, est ${word}.`,
        meaning,
        'Ne montrez plus son code QR, ni son récapitulatif : ils ne valent plus rien.',
        'Vous en avez fait une autre pour la remplacer ? Elle a sa propre référence et son propre code QR : montrez ceux-là.',
      ],
    }),
    attachments: [],
  };
}
