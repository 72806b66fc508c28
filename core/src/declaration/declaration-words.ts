import { formatCount } from '../french/format-number';
import { noBreakSpace, phrase } from '../french/typeset';
import { isClosedWithoutPayment } from './is-closed-without-payment';
import type { DeclarationStatus } from './status';

/** One word or two for each status of a declaration, on the screens of agents and in what they file. */
export const declarationStatusWords: Readonly<Record<DeclarationStatus, string>> = {
  draft: 'brouillon',
  submitted: `à${noBreakSpace}valider`,
  validated: 'validée',
  refused: 'refusée',
  paid: 'payée',
  cancelled: 'annulée',
  abandoned: 'abandonnée',
  're-exported': 'réexportée',
  seized: 'saisie',
};

/** The same of a declaration: one that was settled with nothing to pay is not said to be paid. */
export function formatStatus({
  status,
  total,
}: {
  readonly status: DeclarationStatus;
  readonly total: number;
}): string {
  return isClosedWithoutPayment(status, total) ? 'close' : declarationStatusWords[status];
}

/** What an agent is told who would settle an amount that is still to be assessed, by the screen and by the server. */
export function assessBeforePayment(articles: number): string {
  return articles < 2
    ? phrase`Un article reste à évaluer. Corrigez d'abord son produit, sa quantité ou sa valeur, puis enregistrez le paiement.`
    : phrase`${formatCount(articles, 'article reste', 'articles restent')} à évaluer. Corrigez d'abord leurs produits, leurs quantités ou leurs valeurs, puis enregistrez le paiement.`;
}

/** The same where no correction makes it computable: what is left of it is a declaration in due form, with what else is here. */
export const declareElsewhere = {
  refuse: phrase`Le service ne calcule pas ce qui est dû ici : faites faire une déclaration en douane, où il est établi et encaissé, puis refusez celle-ci pour cette raison.`,
  'take-out': (articles: number): string =>
    articles < 2
      ? phrase`Le service ne calcule pas ce qui est dû sur un article : faites faire pour lui une déclaration en douane, et retirez-le de celle-ci pour encaisser le reste.`
      : phrase`Le service ne calcule pas ce qui est dû sur ${formatCount(articles, 'article')} : faites faire pour eux une déclaration en douane, et retirez-les de celle-ci pour encaisser le reste.`,
} as const;

/** The same, who would accept an article that may be forbidden or regulated. */
export function settleDoubtFirst(articles: number): string {
  return articles < 2
    ? phrase`Un article est à vérifier : son nom laisse un doute. Corrigez la déclaration pour répondre à la question, puis recommencez.`
    : phrase`${formatCount(articles, 'article est', 'articles sont')} à vérifier : leurs noms laissent un doute. Corrigez la déclaration pour répondre aux questions, puis recommencez.`;
}

/** The same, who would collect an amount that counts an article that may not be kept. */
export function handOverBeforePayment(articles: number): string {
  return articles < 2
    ? phrase`Un article interdit compte encore dans le montant. Enregistrez d'abord sa remise à la douane : le montant est recalculé sans lui.`
    : phrase`${formatCount(articles, 'article interdit compte', 'articles interdits comptent')} encore dans le montant. Enregistrez d'abord leur remise à la douane : le montant est recalculé sans eux.`;
}
