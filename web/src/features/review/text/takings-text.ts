import { formatMoment, maxCounted } from '@retour/contract';
import { formatDay, formatEurosAmount, formatNumber, phrase } from '@retour/core';

export const takingsText = {
  title: 'Encaissements du jour',
  lead: phrase`Ce que vous avez encaissé, et ce qui en a été remboursé, par bureau et par moyen de paiement. Comptez votre caisse, puis gardez la feuille.`,
  supervisorLead: phrase`Ce que les agents ont encaissé, et ce qui en a été remboursé, par bureau, par agent et par moyen de paiement.`,
  day: 'Jour',
  dayUnread: (shown: string): string =>
    phrase`Indiquez un jour passé, ou aujourd'hui. La feuille affichée est celle du ${formatDay(shown)}.`,
  office: 'Bureau',
  everyOffice: 'Tous les bureaux',
  previous: 'Jour précédent',
  next: 'Jour suivant',
  total: 'Total',
  pdf: 'Feuille (PDF)',
  csv: 'Mouvements (CSV)',
  preparing: 'Préparation du fichier',
  fileFailed: phrase`Le fichier n'a pas pu être préparé. Réessayez dans un instant.`,
  none: phrase`Choisissez un autre jour, ou encaissez une déclaration validée.`,
  count: 'Compter ma caisse',
  countAgain: 'Compter à nouveau',
  countTitle: (day: string, office: string): string =>
    phrase`Compter ma caisse du ${formatDay(day)} : ${office}`,
  countLead: phrase`Indiquez ce que vous avez en caisse pour chaque moyen. L'écart avec ce qui doit y être à cet instant s'écrit sur la feuille.`,
  movedSince: phrase`De l'argent a été encaissé ou remboursé depuis votre comptage. Comptez à nouveau pour que la feuille dise l'écart de toute la journée.`,
  save: 'Enregistrer',
  /** In another window, say. */
  recountedTitle: 'Caisse déjà comptée',
  recounted: (mean: string, counted: number, at: string): string =>
    phrase`${mean} : vous avez compté ${formatEurosAmount(counted)} le ${formatMoment(at)}.`,
  recountedHint: phrase`Ce comptage reste écrit. Si vous enregistrez le nouveau, c'est lui qui compte sur la feuille.`,
  saveCount: 'Enregistrer ce nouveau comptage',
  differsTitle: phrase`Le compte n'y est pas`,
  differs: (mean: string, difference: string): string => phrase`${mean} : écart de ${difference}.`,
  differsHint: phrase`Recomptez, ou enregistrez cet écart : il restera écrit dans les mouvements.`,
  saveDifference: 'Enregistrer cet écart',
  cancel: 'Annuler',
  saved: phrase`La caisse comptée est enregistrée.`,
  unread: phrase`Indiquez une somme en euros entre 0 et ${formatNumber(maxCounted)}, avec deux décimales au plus (exemple : 120,50).`,
  /** Of a mean of which more was given back than taken. */
  unreadSigned: phrase`Indiquez une somme en euros entre −${formatNumber(maxCounted)} et ${formatNumber(maxCounted)}, avec deux décimales au plus (exemple : −120,50).`,
  belowZeroHint: phrase`Plus remboursé qu'encaissé : ce qui a été rendu s'écrit avec un moins (exemple : −120,50).`,
  nothingCounted: phrase`Indiquez au moins une somme.`,
  tillMoved: phrase`De l'argent a été encaissé ou remboursé depuis que vous avez ouvert cette fenêtre. Rien n'est enregistré : relisez vos montants, puis enregistrez.`,
  tillCounted: phrase`Cette caisse a été comptée entre-temps. Rien n'est enregistré : relisez vos montants, puis enregistrez.`,
  countUnanswered: phrase`La réponse du serveur n'est pas arrivée : la caisse est peut-être enregistrée. Ce que vous avez écrit reste ici : enregistrez encore pour en être sûr.`,
  countOffline: phrase`Vous êtes hors ligne : rien ne dit que la caisse est enregistrée. Ce que vous avez écrit reste ici : enregistrez encore au retour du réseau.`,
  countFailed: phrase`La caisse n'a pas pu être enregistrée. Ce que vous avez écrit reste ici : réessayez.`,
} as const;
