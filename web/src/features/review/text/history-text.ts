import type { HistoryEntry } from '@retour/contract';
import { type DeclarationStatus, formatReceiptNumber, isolated, meansInWords, phrase } from '@retour/core';

export const historyText = {
  heading: 'Historique',
  you: 'Vous',
  traveller: 'Le voyageur',
  agent: 'Un agent',
  /** The same within a sentence. */
  agentWithin: 'un agent',
  service: 'Le service',
  at: (moment: string): string => phrase`le ${moment}`,
  reason: (text: string): string => phrase`Raison : ${text}`,
  amounts: (before: string, after: string): string =>
    before === after
      ? phrase`Montant inchangé : ${after}`
      : phrase`Montant : ${before} avant, ${after} après`,
  receipt: (number: string): string => phrase` (reçu ${number})`,
  voidReceipt: (number: string): string => phrase` (reçu ${number}, qui ne vaut plus rien)`,
  before: (version: number, isHandOver = false): string =>
    isHandOver
      ? phrase`Lire la version ${version}, avant la remise`
      : phrase`Lire la version ${version}, avant correction`,
  proposedBy: (name: string): string =>
    name === 'Vous' ? ' que vous aviez proposée' : phrase` proposée par ${name}`,
  difference: phrase`Ce qui change`,
  differenceOf: (moment: string): string => phrase`Ce qui change, le ${moment}`,
  differenceFailed: phrase`Ce qui change n'a pas pu être lu.`,
  failed: phrase`L'historique n'a pas pu être lu.`,
} as const;

const statusVerbs: Readonly<Record<DeclarationStatus, string>> = {
  draft: 'a repris la déclaration',
  submitted: 'a envoyé la déclaration',
  validated: 'a validé la déclaration',
  refused: 'a refusé la déclaration',
  paid: 'a enregistré le paiement',
  cancelled: 'a annulé la déclaration',
  abandoned: phrase`a enregistré l'abandon des articles`,
  're-exported': 'a enregistré la réexportation des articles',
  seized: 'a enregistré la saisie des articles',
};

const actionVerbs: Readonly<Record<Exclude<HistoryEntry['action'], 'status-changed'>, string>> = {
  created: 'a créé le brouillon',
  replaced: 'a modifié le brouillon',
  reopened: 'a rouvert la déclaration',
  reversed: 'a annulé le paiement',
  corrected: 'a corrigé la déclaration',
  'correction-proposed': 'a proposé une correction',
  'correction-refused': 'a refusé la correction proposée',
  'correction-withdrawn': 'a retiré la correction proposée',
  anonymised: 'a effacé les données personnelles',
};

/** Who did it, from the reader's side. */
export function authorOf({ by }: Pick<HistoryEntry, 'by'>, agentId: string | undefined): string {
  if (by.type === 'system') return historyText.service;
  if (by.type === 'user') return historyText.traveller;
  if (by.id !== undefined && by.id === agentId) return historyText.you;
  return by.name === undefined ? historyText.agent : isolated(by.name);
}

/** The same after « par ». */
export function authorWithin(entry: Pick<HistoryEntry, 'by'>, agentId: string | undefined): string {
  const author = authorOf(entry, agentId);
  return author === historyText.agent ? historyText.agentWithin : author;
}

/** A correction that did nothing else. */
const handedOver = (count: number): string =>
  count < 2
    ? phrase`a enregistré la remise d'un article à la douane`
    : phrase`a enregistré la remise de ${count} articles à la douane`;
const approved = 'a approuvé la correction';
const closed = 'a clos la déclaration';
const unclosed = 'a annulé la clôture';
const settledAtOnce = 'a validé la déclaration et enregistré le paiement';

/** « Claire Martin a enregistré le paiement, par carte ». */
export function sentenceOf(entry: HistoryEntry, agentId: string | undefined): string {
  const author = authorOf(entry, agentId);
  const means = entry.receipt?.means ?? (entry.payment === undefined ? [] : [entry.payment]);
  const isUnpaid =
    entry.settled === undefined ? entry.receipt === undefined && means.length === 0 : entry.settled === 0;
  const isClosing = entry.to === 'paid' && isUnpaid;
  const isAtOnce = entry.to === 'paid' && entry.from === 'submitted';
  const isReversed = entry.action === 'reversed';
  const changed = isClosing ? closed : isAtOnce ? settledAtOnce : statusVerbs[entry.to];
  const verb =
    entry.action === 'status-changed'
      ? changed
      : entry.action === 'corrected' && entry.proposedBy !== undefined
        ? approved
        : entry.action === 'corrected' && entry.handedOver !== undefined
          ? handedOver(entry.handedOver)
          : isReversed && isUnpaid
            ? unclosed
            : actionVerbs[entry.action];
  const payment = isReversed || means.length === 0 ? '' : `, ${meansInWords(means)}`;
  const sayReceipt = isReversed ? historyText.voidReceipt : historyText.receipt;
  const receipt = entry.receipt === undefined ? '' : sayReceipt(formatReceiptNumber(entry.receipt));
  const conjugated = author === historyText.you ? verb.replace(/^a /, 'avez ') : verb;
  const { proposedBy } = entry;
  const proposer =
    proposedBy === undefined ? '' : historyText.proposedBy(authorWithin({ by: proposedBy }, agentId));
  return `${author} ${conjugated}${proposer}${payment}${receipt}`;
}
