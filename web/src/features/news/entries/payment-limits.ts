import { doubtOf, phrase } from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import type { NewsEntry } from './news-entry';
import { amount, basesOf } from './quoted-figures';

const { paymentLimits } = lawToday();
const { cash, cardSignature, plainCheque } = paymentLimits;

export const paymentLimitsReminder: NewsEntry = {
  id: 'moyens-de-paiement',
  day: '2026-11-21',
  kind: 'practice',
  title: phrase`Encaisser : les limites de chaque moyen de paiement`,
  summary: phrase`Espèces, carte, chèque : ce que le service accepte quand vous enregistrez un paiement.`,
  body: () => [
    {
      kind: 'figures',
      title: 'Limites par paiement',
      before: null,
      after: 'Limite',
      figures: [
        { label: phrase`Espèces : jusqu’à`, value: amount(cash), doubt: doubtOf(cash) },
        {
          label: phrase`Chèque ordinaire : jusqu’à`,
          value: amount(plainCheque),
          doubt: doubtOf(plainCheque),
        },
        {
          label: phrase`Chèque de banque : au-dessus de`,
          value: amount(plainCheque),
          doubt: doubtOf(plainCheque),
        },
        {
          label: phrase`Carte : signature à partir de`,
          value: amount(cardSignature),
          doubt: doubtOf(cardSignature),
        },
      ],
    },
    {
      kind: 'text',
      text: phrase`Le service refuse un paiement en espèces ou par chèque ordinaire au-dessus de ces limites, et dit laquelle est dépassée.`,
    },
  ],
  sources: basesOf(Object.values(paymentLimits)),
};
