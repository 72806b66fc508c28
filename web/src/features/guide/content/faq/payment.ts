import { fact, facts, list, note, text } from '../blocks';
import type { FaqSection } from './question';

export const paymentSection: FaqSection = {
  id: 'paiement',
  title: 'Paiement',
  questions: [
    {
      id: 'que-vais-je-payer',
      question: 'Que vais-je payer exactement ?',
      toVerify: false,
      answer: (f) => [
        text('Deux choses s’ajoutent au-delà de la franchise :'),
        list(
          'les **droits de douane**, selon la nature de l’objet ;',
          'la **TVA**, calculée sur le prix et sur tous les autres droits et taxes.',
        ),
        text(
          `Le taux normal de TVA est de ${f.vat.standard}. Certains articles ont un taux réduit : ${f.vat.reduced}.`,
        ),
        text('Le tabac et l’alcool portent en plus une [[accise]].'),
        note('Le simulateur retient le total connu le plus bas et montre le calcul, ligne par ligne.'),
      ],
    },
    {
      id: 'taux-forfaitaire',
      question: 'Qu’est-ce que le droit forfaitaire ?',
      toVerify: false,
      answer: (f) => [
        text(`Un droit de douane unique de ${f.flatRate}, au lieu du taux propre à chaque article.`),
        text(
          `Il est possible tant que vos articles hors liste ou soumis à un droit de douane, hors franchise, ne dépassent pas ${f.flatRateCeiling} par voyageur. Vos achats doivent être sans but commercial.`,
        ),
        text(
          'Vous pouvez demander les taux normaux s’ils sont plus avantageux. Ce choix vaut pour tous vos achats.',
        ),
        text(
          'Le simulateur compare les deux et garde le total connu le plus bas. Le droit forfaitaire ne s’applique jamais au tabac.',
        ),
      ],
    },
    {
      id: 'taux-de-change',
      question: 'Quel taux de change est utilisé ?',
      toVerify: false,
      answer: () => [
        text(
          'Le taux de la douane, fixé pour la période de votre arrivée. Ce n’est pas celui de votre banque.',
        ),
        text(
          'Pour un prix en devise, « Pourquoi ? » montre le taux et sa date. Hors connexion, c’est le dernier reçu.',
        ),
        text('Votre monnaie n’est pas dans la liste ? Indiquez en euros le montant débité.'),
      ],
    },
    {
      id: 'moyens-de-paiement',
      question: 'Où et comment payer ?',
      toVerify: true,
      answer: (f) => [
        text('Vous payez à la douane, contre un reçu. Ce site n’encaisse aucun paiement.'),
        facts(
          fact(
            'Carte bancaire',
            `sur un terminal, avec signature à partir de ${f.payment.cardSignatureFrom}`,
          ),
          fact('Chèque', `chèque de banque au-dessus de ${f.payment.bankChequeAbove}`),
          fact('Espèces', `jusqu’à ${f.payment.cashUpTo}`),
        ),
        text(
          'Un chèque de banque est un chèque dont votre banque garantit le montant. Il se demande avant le voyage.',
        ),
        text('Certains petits bureaux n’acceptent pas tous les moyens. Prévoyez-en deux.'),
      ],
    },
    {
      id: 'cinq-cartouches',
      question: 'Combien coûtent cinq cartouches de cigarettes au-delà de la franchise ?',
      toVerify: true,
      answer: (f) => [
        text(
          `Le chiffre publié, celui de 2014, est de ${f.cartons.publishedAmount} pour ${f.cartons.count}, soit ${f.cartons.cigarettes}.`,
        ),
        text(
          `Avec la table en vigueur, l’[[accise]] seule atteint ${f.cartons.exciseInForce}. C’est le minimum légal que le simulateur applique.`,
        ),
        text('Le droit de douane et la TVA s’y ajoutent. Ils dépendent du prix que vous avez payé.'),
      ],
    },
    {
      id: 'abandonner-marchandise',
      question: 'Puis-je abandonner l’objet plutôt que payer ?',
      toVerify: true,
      answer: () => [
        text('Oui. Vous pouvez laisser l’objet à la douane, qui le détruit ou le vend.'),
        text('Vous pouvez aussi le renvoyer hors de l’Union européenne, sous le contrôle de la douane.'),
        text('Dites-le à l’agent avant de payer.'),
      ],
    },
    {
      id: 'remboursement-erreur',
      question: 'Je pense avoir trop payé : puis-je être remboursé ?',
      toVerify: true,
      answer: (f) => [
        text('Oui, si le calcul est faux. Gardez votre reçu et vos factures.'),
        text(`Écrivez au bureau qui a encaissé la somme. Le délai est en général de ${f.claimYears}.`),
        text('Joignez une copie du reçu et expliquez l’erreur en quelques phrases.'),
      ],
    },
    {
      id: 'detaxe',
      question: 'La détaxe, est-ce la même chose ?',
      toVerify: false,
      answer: () => [
        text(
          'Non, c’est l’inverse. La [[détaxe]] rend la TVA aux visiteurs qui **quittent** l’Union européenne avec leurs achats.',
        ),
        text(
          'Elle concerne les personnes qui vivent hors de l’Union européenne. Voyez le [site de la douane](https://www.douane.gouv.fr/).',
        ),
      ],
    },
  ],
};
