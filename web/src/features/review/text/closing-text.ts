import { reasonLimits } from '@retour/contract';
import { phrase, unisolated } from '@retour/core';
import { missingPaper } from '../../basket/restrictions/officer-acts';

const named = (names: readonly string[]): string => names.join(', ');

const nothingToPay = phrase`Rien n'est à payer.`;
export const vehicleTaxes = phrase`Les taxes d'un véhicule ne sont ni calculées ni encaissées ici : faites-les établir d'abord par une déclaration en douane.`;

const toPresent = (names: readonly string[]): string =>
  phrase`À présenter et à contrôler d'après la règle : ${named(names)}.`;
const afterCheck = { label: 'Clore après contrôle', vouch: { confirm: 'Contrôle fait, clore' } } as const;

/** What an agent reads who closes a declaration without a payment: what is true of its goods. */
export const closingText = {
  nothing: { label: 'Clore : rien à payer' },
  /** In the bar of a phone, which may hide what the page says of it. */
  nothingInBar: { text: nothingToPay, confirm: 'Clore la déclaration' },
  handedOver: (names: readonly string[]) => ({
    label: names.length < 2 ? 'Clore : article interdit remis' : 'Clore : articles interdits remis',
    vouch: {
      text: phrase`À remettre à la douane : ${named(names)}. Rien n'est à payer. Si le voyageur ne remet pas tout, refusez la déclaration.`,
      confirm: names.length < 2 ? 'Article remis, clore' : 'Articles remis, clore',
    },
  }),
  /** The history says that it was handed over: who closes vouches that it is still true. */
  alreadyHandedOver: (names: readonly string[]) => ({
    label: 'Clore : interdit remis',
    vouch: {
      text: phrase`Déjà remis à la douane : ${named(names)}. Rien n'est à payer.`,
      confirm: 'Clore la déclaration',
    },
  }),
  /** The papers first: what is said of one that is missing would be read of the taxes. Of a vehicle, the allowance that holds its price says nothing of its taxes. */
  documents: (names: readonly string[], presented: readonly string[], isVehicle: boolean) => ({
    label: 'Clore : papiers vérifiés',
    vouch: {
      text: [
        phrase`Papiers à présenter pour : ${named(names)}. ${missingPaper}`,
        ...(presented.length === 0 ? [] : [toPresent(presented)]),
        isVehicle ? vehicleTaxes : nothingToPay,
      ].join(' '),
      confirm: 'Papiers vérifiés, clore',
    },
  }),
  /** Of what is regulated, and has no paper to show. */
  presented: (names: readonly string[]) => ({
    ...afterCheck,
    vouch: { ...afterCheck.vouch, text: `${toPresent(names)} ${nothingToPay}` },
  }),
  checked: {
    ...afterCheck,
    vouch: {
      ...afterCheck.vouch,
      text: phrase`Un niveau indicatif est dépassé : aucun montant n'est calculé. Contrôlez d'abord que les achats sont personnels.`,
    },
  },
  /** Of what another declaration has used, in sentences. */
  allowanceUsed: (sentences: readonly string[]) => ({
    text: [...sentences, phrase`Vérifiez que rien n'est dû.`].join(' '),
    confirm: 'Franchise vérifiée, clore',
  }),
  hand: (names: readonly string[], collected: string | null, warnings: readonly string[]) => ({
    title:
      names.length < 2
        ? phrase`L'article interdit est-il remis à la douane ?`
        : phrase`Les articles interdits sont-ils remis à la douane ?`,
    text: [
      phrase`À remettre à la douane : ${named(names)}.`,
      ...(collected === null ? [] : [collected]),
      ...warnings,
      phrase`Si le voyageur ne remet pas tout, refusez la déclaration.`,
    ].join(' '),
    confirm: phrase`Remis : valider`,
    /** Of a declaration that is validated already: the amount is computed again, then collected. */
    recompute: phrase`Remis : recalculer`,
    refuse: phrase`Pas remis : refuser`,
  }),
  handReason: (names: readonly string[]): string => {
    const head = names.length < 2 ? 'Article interdit remis' : 'Articles interdits remis';
    // It is sent, and is read as it was typed.
    const reason = phrase`${head} à la douane : ${unisolated(named(names))}.`;
    return reason.length > reasonLimits.max ? phrase`${head} à la douane.` : reason;
  },
  title: phrase`Clore cette déclaration ?`,
  done: phrase`Déclaration close.`,
  doubt: (names: readonly string[]): string =>
    phrase`À vérifier avant de décider : ${named(names)}. Dites ce que c'est en corrigeant la déclaration.`,
  settleDoubt: 'Répondre à la question',
} as const;
