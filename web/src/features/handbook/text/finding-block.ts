import { phrase } from '@retour/core';
import { type HandbookBlock, type HandbookLink, quote } from './block';

/** The words of the home page, of the list, of the page of codes and of the queue. */
export interface FindingWords {
  readonly find: string;
  /** What is typed in the search, and how, as the list says it. */
  readonly searched: string;
  readonly scan: string;
  readonly openCamera: string;
  /** Which codes there are, as their page says it. */
  readonly codes: string;
  readonly filters: string;
  readonly moreFilters: string;
  readonly keepList: string;
  readonly takeNext: string;
  readonly passToNext: string;
  readonly nextToValidate: string;
  readonly nextToCollect: string;
  readonly list: HandbookLink;
  readonly codesPage: HandbookLink;
}

export function findingBlock(words: FindingWords): HandbookBlock {
  return {
    id: 'retrouver',
    title: 'Retrouver une déclaration',
    points: [
      {
        term: 'Référence, nom, vol…',
        text: phrase`Dans ${quote(words.find)}, sur l'accueil, ou en haut de ${quote(words.list.label)}. ${words.searched}`,
      },
      { term: words.scan, text: phrase`Avec le voyageur : ${quote(words.openCamera)}. ${words.codes}` },
      {
        term: words.filters,
        text: phrase`L'état, la période et le bureau ; le reste est derrière ${quote(words.moreFilters)}. L'adresse de la page les retient, et ${quote(words.keepList)} leur donne un nom.`,
      },
      {
        term: words.takeNext,
        text: phrase`Ouvre celle qui attend depuis le plus longtemps et qu'aucun collègue n'a devant lui. Après une décision, ${quote(words.nextToValidate)} ou ${quote(words.nextToCollect)} mène à une autre ; ${quote(words.passToNext)} laisse celle-ci sans décision.`,
      },
    ],
    links: [words.list, words.codesPage],
  };
}
