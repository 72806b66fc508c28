import { phrase } from '@retour/core';
import { lawToday } from '../../../../lib/law-today';
import { officerActUnder } from '../../../basket/restrictions/officer-acts';
import type { AgentWords } from '../../../basket/session/agent-words';
import { overseasAtDesk } from '../../../basket/text/overseas-at-desk';
import { officerCards, officerReason, officerWarning } from '../../text/officer-words';

/** What an agent reads in the screens of the basket, where travellers are spoken to. */
export const agentWords: AgentWords = {
  basket: {
    title: 'Articles du voyageur',
    emptyTitle: 'Aucun article pour l’instant',
    empty: phrase`Ajoutez les achats du voyageur pour calculer ce qu'il doit.`,
    see: 'Voir les articles',
    add: phrase`Ajouter l'article`,
    added: (name) => phrase`${name} : ajouté.`,
    removed: (name) => phrase`« ${name} » est retiré.`,
  },
  productsTitle: phrase`Qu'a acheté le voyageur ?`,
  searchHint: phrase`Entrée ouvre le premier résultat. Sans rien taper, une fois un article ajouté, elle mène au récapitulatif.`,
  overseas: overseasAtDesk.notice,
  tooYoung: (age) =>
    phrase`Avant ${age} ans, le tabac et l'alcool ne sont pas calculés ici. Si le voyageur en a, faites faire pour eux une déclaration en douane.`,
  boughtOverseas: phrase`L'outre-mer n'est pas traité ici : faites faire pour cet article une déclaration en douane.`,
  ...officerCards,
  act: officerActUnder,
  addForbidden: phrase`L'écrire dans la déclaration`,
  questionLead: phrase`Répondez d'après ce que vous voyez, ou ce que dit le voyageur.`,
  priceHint: phrase`Taxes comprises. Sans ticket : le relevé de carte du voyageur, ou votre estimation.`,
  customLead: phrase`S'il est à taxer, le droit forfaitaire s'applique quand la loi le permet. Sinon, son montant reste à évaluer.`,
  notManagedTitle: 'Montant à évaluer',
  notManaged: phrase`Ce produit n'est pas calculé par le service : faites faire pour lui une déclaration en douane.`,
  warningsTitle: 'À savoir',
  warning: (warning, articles) =>
    officerWarning(
      warning,
      articles.map((article) => ({ ...article, customId: article.id })),
      lawToday(),
    ),
  reason: (reason, line) => officerReason(reason, line, lawToday()),
  onDevice: phrase`Calculé sur cet appareil ; non confirmé par le serveur. La saisie est gardée ici.`,
  refusedAdvice: phrase`La saisie est gardée. Corrigez les articles signalés.`,
};
