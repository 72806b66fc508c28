import type { Declaration } from '@retour/contract';
import { formatDay, formatEurosAmount, gravestWords, isForbidden, verdictOf } from '@retour/core';
import type { MailContent } from '../../../platform/mail/mail';
import type { Nomenclature } from '../described-line';
import { keepAtHand } from '../receipt/receipt-text';
import { articleSentences, writeDeclarationMail } from './declaration-mail';

function owed({ assessment }: Declaration): readonly string[] {
  const { total, totalIsMinimum, shoppingProducts } = assessment;
  const verdict = verdictOf({ ...assessment, lines: shoppingProducts });
  const amount =
    total > 0
      ? [`Vous devrez payer ${totalIsMinimum ? 'au moins ' : ''}${formatEurosAmount(total)} à votre arrivée.`]
      : [];
  switch (verdict) {
    case 'forbidden': {
      const count = shoppingProducts.filter(isForbidden).length;
      return [`${gravestWords.forbiddenTitle(count)}. Dites-le à un agent avant d’être contrôlé.`, ...amount];
    }
    case 'doubtful':
      return ['Un agent vérifiera un article, qui peut être interdit ou réglementé.', ...amount];
    case 'owed':
      return amount;
    case 'nothing':
      return ['Vous n’avez rien à payer.'];
    default:
      return ['Un agent fixera le montant à payer, à votre arrivée.'];
  }
}

/** The mail that confirms a submission. */
export function writeSubmissionMail(
  declaration: Declaration,
  nomenclature: Nomenclature,
): Promise<MailContent> {
  const { declarantFirstName, publicId, date } = declaration;
  return writeDeclarationMail(declaration, nomenclature, {
    subject: `Votre déclaration ${publicId} est envoyée`,
    parts: [
      `Bonjour ${declarantFirstName},`,
      `Nous avons bien reçu votre déclaration ${publicId}, pour votre arrivée du ${formatDay(date)}.`,
      ...owed(declaration),
      ...articleSentences(declaration, nomenclature),
      ...keepAtHand,
      'Le récapitulatif est joint à ce message : gardez-le avec vos factures.',
    ],
  });
}
