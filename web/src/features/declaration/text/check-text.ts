import { formatCount, phrase, typeset } from '@retour/core';

/** Once a try left whose answer is lost. */
const sendAgain = phrase`Un envoi est peut-être passé. Envoyez de nouveau : rien ne sera envoyé deux fois.`;

export const checkText = {
  title: phrase`Vérifiez, puis envoyez`,
  lead: phrase`Relisez vos réponses. Rien n'est déclaré pour l'instant.`,
  leadUncertain: phrase`Relisez vos réponses. ${sendAgain}`,
  cancelledTitle: (reference: string): string => phrase`La référence ${reference} ne vaut plus rien`,
  cancelled: phrase`Votre ancienne déclaration est annulée : ne montrez plus son code QR. Celle-ci n'est pas encore envoyée : envoyez-la pour recevoir une nouvelle référence.`,
  refused: phrase`Votre ancienne déclaration est refusée. Corrigez ce que l'agent vous a dit, puis envoyez celle-ci pour recevoir une nouvelle référence.`,
  /** Where the lead says that a try may have got through. */
  voided: phrase`Ne montrez plus son code QR.`,
  /** @param count of the articles of this declaration */
  declaredBefore: (reference: string, count: number | 'all'): string => {
    const under = phrase`sous la référence ${typeset(reference)}`;
    if (count === 'all')
      return phrase`Ces achats sont déjà déclarés ${under} : n'envoyez pas cette déclaration en plus.`;
    return count === 1
      ? phrase`Un article est déjà déclaré ${under} : retirez-le du panier.`
      : phrase`${count} articles sont déjà déclarés ${under} : retirez-les du panier.`;
  },
  declarant: 'Vous',
  trip: 'Votre retour',
  arrivalHint: phrase`Choisissez le jour où vous arrivez en France : ses règles et ses taux s'appliquent.`,
  arrivalDay: (inDays: number, day: string): string =>
    inDays === 0 ? phrase`Aujourd'hui, ${day}` : inDays === 1 ? `Demain, ${day}` : day,
  clock: (day: string): string =>
    phrase`L'heure de cet appareil n'est pas la bonne. Nous sommes le ${day} : c'est ce jour qui compte, sauf si vous en choisissez un autre.`,
  articles: 'Vos articles',
  send: 'Envoyer ma déclaration',
  seeResult: 'Vérifier ma déclaration',
  engagement: phrase`En l'envoyant, vous déclarez à la douane que ces réponses sont exactes et complètes.`,
  /** Where something that was typed is counted nowhere: what is declared is not complete with it. */
  engagementWithout: (count: number, toShow: 'all' | 'some' | 'none'): string => {
    const isOne = count < 2;
    const [it, what] = isOne
      ? ['le', phrase`Un article n'est pas dans cette déclaration`]
      : ['les', phrase`${formatCount(count, 'article')} ne sont pas dans cette déclaration`];
    const show = phrase`montrez-${it} à un agent`;
    const add = phrase`ajoutez-${it} d'abord`;
    const toDo = { all: show, some: phrase`${add}, ou ${show}`, none: add }[toShow];
    return phrase`${what} : si vous ${it} rapportez, ${toDo}. En l'envoyant, vous déclarez à la douane que vos autres réponses sont exactes et complètes.`;
  },
  waiting: 'Calcul en cours',
  blocked: phrase`Corrigez les articles signalés pour envoyer votre déclaration.`,
  amount: 'Montant',
  note: phrase`Ce calcul est figé à l'envoi.`,
} as const;
