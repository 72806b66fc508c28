/** Before leaving: three gestures that spare trouble on the way back. */
export type DepartureTipId = 'carte' | 'factures' | 'hors-ligne';

export interface DepartureTip {
  readonly id: DepartureTipId;
  readonly title: string;
  readonly text: string;
}

export const departureTips: readonly DepartureTip[] = [
  {
    id: 'carte',
    title: 'Faites enregistrer vos objets de valeur',
    text: 'Un bureau de douane délivre gratuitement une [carte de libre circulation](/faqs?id=carte-libre-circulation). Elle prouve que l’objet vient de France.',
  },
  {
    id: 'factures',
    title: 'Gardez toutes vos factures',
    text: 'Photographiez-les au fur et à mesure. Elles prouvent le prix payé.',
  },
  {
    id: 'hors-ligne',
    title: 'Installez le site sur votre téléphone',
    text: 'Ouvrez-le une fois avec du réseau. Il marche ensuite sans internet.',
  },
];
