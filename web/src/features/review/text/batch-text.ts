import { formatCount, formatNumber, phrase } from '@retour/core';

const declarations = (count: number): string => formatCount(count, 'déclaration');

/** What is said of several declarations decided at once. */
export const batchText = {
  choose: (reference: string): string => `Choisir ${reference}`,
  chooseAll: 'Choisir toute la page',
  region: 'Déclarations choisies',
  chosen: (count: number): string => formatCount(count, 'déclaration choisie', 'déclarations choisies'),
  due: (amount: string, isMinimum: boolean): string =>
    phrase`à payer : ${isMinimum ? 'au moins ' : ''}${amount}`,
  collected: (amount: string): string => phrase`encaissé : ${amount}`,
  validate: 'Valider',
  close: phrase`Clore : rien à payer`,
  papers: phrase`Documents en PDF`,
  print: phrase`Imprimer la liste`,
  none: 'Tout désélectionner',
  title: {
    validate: (count: number): string =>
      count === 0 ? phrase`Aucune déclaration à valider` : phrase`Valider ${declarations(count)} ?`,
    close: (count: number): string =>
      count === 0 ? phrase`Aucune déclaration à clore` : phrase`Clore ${declarations(count)} ?`,
  },
  total: (amount: string): string => phrase`Total à encaisser ensuite : ${amount}.`,
  sum: (isMinimum: boolean): string => (isMinimum ? phrase`Total, au moins` : 'Total'),
  nothingDue: phrase`Rien n'est à payer. Les voyageurs qui ont donné une adresse e-mail en sont avertis.`,
  unclosedBy: phrase`Seul un superviseur peut annuler une clôture.`,
  nothingAble: phrase`Rien ne sera fait : voici pourquoi.`,
  leftOut: (count: number): string =>
    phrase`${formatCount(count, 'déclaration non concernée', 'déclarations non concernées')} :`,
  usedElsewhere: (count: number): string =>
    phrase`${formatCount(count, 'déclaration à ouvrir d’abord', 'déclarations à ouvrir d’abord')}, franchise déjà utilisée :`,
  usedUnknown: phrase`Les autres déclarations de ces voyageurs n'ont pas pu être lues : leur franchise a peut-être déjà servi.`,
  notArrived: (count: number): string =>
    phrase`${formatCount(count, 'déclaration d’un voyageur qui n’est pas encore arrivé', 'déclarations de voyageurs qui ne sont pas encore arrivés')}.`,
  moved: phrase`Rien n'est fait : un voyageur vient d'utiliser sa franchise dans une autre déclaration. Relisez, puis confirmez.`,
  confirm: {
    validate: (count: number): string => phrase`Valider ${formatNumber(count)}`,
    close: (count: number): string => phrase`Clore ${formatNumber(count)}`,
  },
  closeInstead: (count: number): string => phrase`Rien à payer : clore ${formatNumber(count)}`,
  back: 'Revenir à la liste',
  done: {
    validate: (count: number): string =>
      count === 0
        ? phrase`Aucune n'a été validée`
        : formatCount(count, 'déclaration validée', 'déclarations validées'),
    close: (count: number): string =>
      count === 0
        ? phrase`Aucune n'a été close`
        : formatCount(count, 'déclaration close', 'déclarations closes'),
  },
  including: (taxes: string): string => phrase`À payer, dont ${taxes}`,
  papersTitle: (count: number): string =>
    count === 0
      ? phrase`Aucun document à préparer`
      : phrase`Préparer ${formatCount(count, 'document', 'documents')} ?`,
  papersLead: phrase`En un seul PDF, dans l'ordre de la liste.`,
  papersConfirm: (count: number): string => phrase`Préparer ${formatNumber(count)}`,
  papersBusy: phrase`Préparation…`,
  papersDone: (count: number): string => formatCount(count, 'document préparé', 'documents préparés'),
  papersPlace: phrase`Le PDF est dans vos téléchargements, prêt à imprimer.`,
  papersRefused: phrase`Rien n'est préparé : la liste a changé depuis que vous l'avez lue. Vous pouvez préparer les autres.`,
  papersFailed: phrase`Le PDF n'a pas pu être préparé. Vérifiez votre connexion, puis réessayez.`,
  notSent: phrase`pas encore envoyée`,
  notDone: (count: number): string =>
    phrase`${formatCount(count, 'déclaration reste comme elle était', 'déclarations restent comme elles étaient')} :`,
  changed: phrase`changée entre-temps : ouvrez sa fiche`,
  failed: phrase`pas de réponse certaine : réessayez`,
  again: 'Réessayer',
  treated: (state: string): string => phrase`déjà ${state}`,
  treatedBy: (state: string, name: string): string => phrase`déjà ${state} (décision de ${name})`,
  toSee: (label: string): string => phrase`à ouvrir, ${label.toLowerCase()}`,
  exciseToConfirm: 'Accise à vérifier',
  dutyCapToConfirm: 'Surface à relever',
  toApprove: phrase`correction à faire approuver`,
  toAssess: phrase`montant à évaluer`,
  toCollect: (amount: string): string => phrase`${amount} à payer`,
  toClose: phrase`rien à payer, à clore plutôt`,
} as const;
