import { type Figure, formatShortEuros, phrase } from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import { type HandbookBlock, type HandbookLink, quote } from './block';

/** As it goes on a sentence. */
const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The words of what is decided of a declaration. */
export interface DecisionWords {
  readonly validate: string;
  readonly toCollect: string;
  readonly validateAndPay: string;
  readonly pay: string;
  readonly several: string;
  readonly cash: string;
  readonly cheque: string;
  readonly refuse: string;
  readonly close: string;
  readonly otherOutcome: string;
  readonly outcomes: readonly string[];
  readonly reopen: string;
  readonly reverse: string;
  readonly unclose: string;
  /** What a reversal leaves to do. */
  readonly collectedAgain: string;
  readonly papers: string;
  readonly list: string;
  readonly takings: HandbookLink;
}

const above = ({ value }: Figure): string => formatShortEuros(value);

export function decisionBlock(words: DecisionWords): HandbookBlock {
  const { cash, plainCheque } = lawToday().paymentLimits;
  return {
    id: 'decider',
    title: 'Valider, encaisser, refuser, clore',
    points: [
      {
        term: words.validate,
        text: phrase`Tout agent le peut. La déclaration rejoint alors ${quote(words.toCollect)}. Quand le montant est connu, sans article interdit ni à vérifier, ${quote(words.validateAndPay)} fait les deux.`,
      },
      {
        term: words.pay,
        text: phrase`Un moyen, ou ${quote(words.several)} ; la monnaie à rendre se calcule sur la somme donnée. ${quote(words.cash)} se ferme au-dessus de ${above(cash)}, ${quote(words.cheque)} au-dessus de ${above(plainCheque)}. Le reçu porte un numéro, votre bureau et votre nom. Il part par e-mail si le voyageur a donné une adresse.`,
      },
      {
        term: words.refuse,
        text: phrase`Choisissez une raison, écrite pour le voyageur. Seul un superviseur peut revenir sur un refus.`,
      },
      {
        term: 'Clore',
        text: phrase`${quote(words.close)} quand rien n'est dû, ou un bouton qui nomme ce que vous avez contrôlé. S'il y a un article interdit, validez d'abord : sa remise à la douane vous est demandée. Quand le voyageur abandonne ou réexporte ses articles, ou que la douane les saisit : ${quote(words.otherOutcome)} (${words.outcomes.map(quote).join(', ')}). Rien n'est alors encaissé.`,
      },
      {
        term: 'Remettre en attente',
        text: phrase`C'est l'affaire d'un superviseur, qui dit pourquoi. ${quote(words.reopen)} reprend un refus ou une autre issue, ${quote(words.unclose)} ce qui ne devait rien, ${quote(words.reverse)} ce qui a été encaissé. Après un paiement annulé, ${lowerFirst(words.collectedAgain)}`,
      },
      {
        term: 'Plusieurs à la fois',
        text: phrase`Cochez des lignes de ${quote(words.list)} : ${quote(words.validate)}, ${quote(words.close)}, ${quote(words.papers)}. Ce qui demande un regard est laissé de côté, et la page le dit. Un encaissement se fait toujours seul.`,
      },
    ],
    links: [words.takings],
  };
}
