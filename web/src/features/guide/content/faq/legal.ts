import { simulationPromise } from '@retour/contract';
import { list, note, text } from '../blocks';
import type { FaqSection } from './question';

export const legalSection: FaqSection = {
  id: 'legal',
  title: 'Légal',
  questions: [
    {
      id: 'risques-sans-declaration',
      question: 'Que risque-t-on sans déclaration ?',
      toVerify: true,
      answer: (f) => [
        text('Vous payez les droits et taxes, et l’objet peut être saisi.'),
        text(
          `Selon le cas, l’amende peut aller jusqu’à ${f.penalty.maximumFine}, ou de ${f.penalty.customsCodeFineFrom} à ${f.penalty.customsCodeFineTo} d’après le code des douanes.`,
        ),
        text(`Une peine de prison jusqu’à ${f.penalty.maximumPrison} est possible dans les cas graves.`),
        text(
          'Les peines sont plus lourdes pour les marchandises interdites, comme la drogue ou les contrefaçons.',
        ),
      ],
    },
    {
      id: 'droit-a-l-erreur',
      question: 'J’ai oublié de déclarer de bonne foi : que faire ?',
      toVerify: true,
      answer: () => [
        text(
          'Dites-le vous-même, avant tout contrôle. Une correction spontanée est traitée avec plus d’indulgence.',
        ),
        text(
          'Si vous êtes déjà rentré, appelez la douane ou passez dans un bureau avec l’objet et sa facture.',
        ),
      ],
    },
    {
      id: 'argent-liquide',
      question: 'Dois-je déclarer mon argent liquide ?',
      toVerify: true,
      answer: (f) => [
        text(
          `Oui, à partir de ${f.cash.threshold}, ce montant compris. Cela vaut à l’entrée et à la sortie de France, même vers un pays de l’Union européenne.`,
        ),
        text(
          'Comptent les billets et pièces de toute monnaie, les chèques, les lingots et pièces d’or, et certaines cartes prépayées.',
        ),
        text(
          `La déclaration se fait en ligne, sur le service DALIA, de ${f.cash.declareFromDaysBefore} avant le passage jusqu’à la frontière. À partir de ${f.cash.proofOfOriginFrom}, joignez une preuve d’origine.`,
        ),
        text('Les couples et familles qui partagent leurs biens additionnent leurs sommes.'),
        text(`Sans déclaration, l’amende peut atteindre ${f.cash.fine} de la somme, et l’argent est retenu.`),
        text('Des exemples chiffrés : [argent liquide](/preparer-mon-voyage#argent-liquide).'),
      ],
    },
    {
      id: 'donnees-personnelles',
      question: 'Quelles données gardez-vous sur moi ?',
      toVerify: false,
      answer: () => [
        text(`Pour une simulation : aucune. ${simulationPromise}`),
        text('Votre navigateur garde vos réponses, pour que vous puissiez reprendre.'),
        text(
          'Pour une déclaration : ce que vous saisissez, utile au contrôle douanier. Vous n’avez pas de compte à créer.',
        ),
        text(
          'Vous pouvez demander l’accès à vos données, leur correction ou leur effacement. Tout est dit, avec la durée, dans la page [Données personnelles](/donnees-personnelles).',
        ),
      ],
    },
    {
      id: 'ouvrir-bagages',
      question: 'Les agents peuvent-ils ouvrir mes bagages ?',
      toVerify: true,
      answer: () => [
        text('Oui, dans les limites fixées par la loi. Vous pouvez assister à l’ouverture.'),
        text('L’agent peut aussi vous demander vos papiers et vos factures. Restez près de vos bagages.'),
      ],
    },
    {
      id: 'contester',
      question: 'Comment contester une décision ?',
      toVerify: true,
      answer: () => [
        text('Trois étapes, dans cet ordre :'),
        list(
          'le bureau de douane qui a pris la décision ;',
          'le conciliateur de la douane, ou le médiateur du ministère ;',
          'le tribunal.',
        ),
        text('Gardez une copie de chaque courrier. Notez les dates.'),
      ],
    },
    {
      id: 'articles-de-loi',
      question: 'Sur quels textes se fondent ces règles ?',
      toVerify: true,
      answer: (f) => [
        text('Les principaux textes sont :'),
        list(...f.legalSources),
        note(
          'Les numéros d’articles peuvent changer, car les codes sont en cours de réécriture. La règle, elle, est citée avec sa source.',
        ),
      ],
    },
    {
      id: 'site-officiel',
      question: 'Ce site est-il officiel et accessible ?',
      toVerify: true,
      answer: () => [
        text('L’organisme qui publie ce service est nommé dans les [mentions légales](/mentions-legales).'),
        text('Un site de l’État français a une adresse en « .gouv.fr ». Vérifiez-la dans votre navigateur.'),
        text(
          'L’état de l’accessibilité est décrit dans la page [Accessibilité](/accessibilite). Le code source est ouvert.',
        ),
      ],
    },
  ],
};
