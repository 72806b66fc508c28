import {
  articleSentences,
  declarantSentences,
  providerSentences,
  reviewSentences,
  sessionSentences,
  signInSentences,
  simulationPromise,
  type Term,
  type Treatment,
  travellerCalls,
  treatments,
  treatmentsOf,
  tripSentences,
} from '@retour/contract';
import { formatTerm } from '@retour/core';
import { type Block, fact, facts, list, note, text } from './blocks';
import { knownFacts } from './known-facts';
import type { WrittenPage } from './page';
import { type Publisher, unnamedPublisher } from './publisher';
import { agentStorageSentences, storedAnswerSentences, storedDraftSentences } from './stored-on-device';

/** What the server says of itself; null in a page written beforehand, or while it cannot be asked. */
export interface PrivacySettings {
  readonly retentionDays: number;
  /** Days for which what was never sent to the end is kept. */
  readonly draftDays: number;
  readonly accessLogDays: number;
  /** Host that counts the pages seen; null when nothing is counted. */
  readonly audienceHost: string | null;
}

const listOf = (sentences: readonly string[]): Block =>
  list(...sentences.map((words, index) => `${words}${index === sentences.length - 1 ? '.' : ' ;'}`));

function termOf(term: Term, settings: PrivacySettings | null): string {
  if (term.kind === 'words') return term.words;
  if (term.kind === 'setting') {
    return settings === null
      ? 'elle s’affiche ici quand notre serveur répond'
      : `${formatTerm(settings[term.setting])} ${term.since}`;
  }
  const { days, since, otherwise } = term;
  const longer = otherwise === undefined ? '' : ` ; ${formatTerm(otherwise.days)} ${otherwise.since}`;
  return `${formatTerm(days)} ${since}${longer}`;
}

/** What is kept, and the five things that the law wants said of it. */
const kept = (
  { title, data, purpose, ground, readers, term }: Treatment,
  settings: PrivacySettings | null,
): readonly Block[] => [
  text(`**${title}** : ${data}.`),
  facts(
    fact('But', purpose),
    fact('Base légale', ground),
    fact('Qui lit', readers),
    fact('Durée', termOf(term, settings)),
  ),
];

const keptBlocks = (whose: Treatment['of'], settings: PrivacySettings | null): readonly Block[] =>
  treatmentsOf(whose).flatMap((treatment) => kept(treatment, settings));

const departures: Block = facts(...Object.values(travellerCalls).map(({ what, when }) => fact(what, when)));

function audience(settings: PrivacySettings | null): readonly Block[] {
  const host = settings?.audienceHost ?? null;
  if (settings !== null && host === null) {
    return [text('Vos visites ne sont pas comptées. Rien n’est envoyé à un autre site.')];
  }
  return [
    text(
      host === null
        ? 'Les visites peuvent être comptées. Dans ce cas, nous envoyons au service de mesure :'
        : `Les visites sont comptées par **${host}**, qui reçoit :`,
    ),
    list(
      'l’adresse de la page, sans rien qui vous désigne ;',
      'le titre de la page, le même pour toute une simulation ou une déclaration ;',
      'un signal toutes les quinze secondes, tant que la page est regardée.',
    ),
    text(
      'Vos réponses, votre panier et vos recherches n’en font pas partie. Demandez à votre navigateur de ne pas être suivi : vous n’êtes plus compté.',
    ),
    ...kept(treatments.audience, settings),
  ];
}

/**
 * Written from the calls that devices make (`travellerCalls`, `agentCalls`), which journeys compare with it, and from the
 * register of what is kept (`treatments`), which a test compares with the columns of the database.
 */
export function privacyPage(publisher: Publisher, settings: PrivacySettings | null): WrittenPage {
  return {
    title: 'Données personnelles',
    lead: 'Ce que nous savons de vous, pourquoi, et combien de temps.',
    sections: [
      {
        id: 'simulation',
        title: 'Quand vous simulez',
        blocks: [
          text(
            `Le calcul se fait sur votre appareil. ${simulationPromise} L’envoi suit chaque changement du panier. Il contient :`,
          ),
          listOf(tripSentences),
          text('Et pour chaque article :'),
          listOf(articleSentences),
          text('Ni notre base de données, ni nos journaux n’en gardent de trace.'),
          text(
            'Vos réponses restent dans votre navigateur, pour reprendre plus tard. « Nouvelle simulation » les efface. Tant que la nouvelle est vide, vous pouvez y revenir pendant dix minutes.',
          ),
          text(
            '« Partager » fait un lien qui contient votre voyage, une tranche d’âge, vos articles et les noms tapés. Rien n’y dit qui vous êtes. Cette partie du lien n’arrive jamais à notre serveur : seul le lit qui le reçoit. Son panier est alors confirmé comme le vôtre. Cette personne avait déjà une simulation ? Elle la retrouve pendant dix minutes, si elle n’a rien changé à la vôtre.',
          ),
          note(
            'Vous utilisez un appareil partagé ? Avant de partir, [effacez vos données de cet appareil](/declaration/confirmation).',
          ),
        ],
      },
      {
        id: 'declaration',
        title: 'Quand vous déclarez',
        blocks: [
          text(
            'Votre panier est confirmé comme celui d’une simulation. Quand vous appuyez sur « Envoyer ma déclaration », nous recevons la même chose, et en plus :',
          ),
          listOf(declarantSentences),
          text(
            'Tant que vous regardez sa référence, votre appareil demande où en est votre déclaration, et où en sont les autres envoyées de cet appareil.',
          ),
          text(
            'Au terme de leur durée, votre identité, vos coordonnées, votre vol et les noms d’articles que vous avez tapés sont effacés. Le reste est gardé, sans votre nom : « Ce qui reste ensuite » le dit, plus bas.',
          ),
          text(
            'Avec une adresse e-mail, vous recevez le récapitulatif, puis le reçu si vous payez. Un message vous dit si la déclaration est annulée, close sans paiement ou rouverte. Un autre vous dit ce qu’un agent corrige, ce que vous lui remettez, ou quel paiement est annulé.',
          ),
          text(
            'Rien de ce que vous tapez ne figure dans les adresses des pages, ni ce qu’un agent tape pour vous chercher. Ses mots partent dans sa demande et restent dans l’historique de son onglet. La mesure d’audience ne les reçoit pas.',
          ),
        ],
      },
      {
        id: 'envois',
        title: 'Ce qui part de votre appareil, et quand',
        blocks: [
          departures,
          text('En dehors de cela, votre navigateur demande seulement les pages et les images du service.'),
        ],
      },
      {
        id: 'conservation',
        title: 'Ce que nous gardons, et combien de temps',
        blocks: keptBlocks('traveller', settings),
      },
      {
        id: 'appareil',
        title: 'Ce que garde votre appareil',
        blocks: [
          text('Votre navigateur garde, jusqu’à ce que vous l’effaciez :'),
          listOf(storedAnswerSentences),
          text('L’onglet garde ce qui n’est pas encore envoyé, jusqu’à sa fermeture :'),
          listOf(storedDraftSentences),
          text(
            'Avec ou sans déclaration, « [Effacer mes données de cet appareil](/declaration/confirmation) » efface tout, sauf les taux de change et ce qu’un onglet en veille a commencé. Sur l’appareil d’un agent des douanes, ce qui est [à lui](/donnees-personnelles#agents) reste.',
          ),
          text(
            'L’historique de l’onglet garde, jusqu’à sa fermeture, vos réponses dans « Préparer mon voyage ».',
          ),
        ],
      },
      {
        id: 'reseau',
        title: 'Votre connexion',
        blocks: [
          text(
            'Notre serveur compte les demandes de chaque adresse réseau pendant une minute, pour refuser les abus. Il n’en garde qu’une empreinte.',
          ),
          text('Nos journaux ne contiennent ni adresse réseau, ni réponse, ni nom.'),
        ],
      },
      {
        id: 'agents',
        title: 'Si vous êtes agent des douanes',
        blocks: [
          text('Pour vous connecter, votre navigateur nous envoie, selon votre choix :'),
          listOf(signInSentences),
          text('Avec ProConnect, vous passez par son site. Nous lui transmettons :'),
          listOf(providerSentences),
          text('Ensuite, chaque demande porte :'),
          listOf(sessionSentences),
          text('Quand vous consultez les déclarations, nous recevons :'),
          listOf(reviewSentences),
          text('Votre navigateur garde, en plus de ce qu’il garde des voyageurs :'),
          listOf(agentStorageSentences),
          text(
            '« Se déconnecter » efface votre compte, vos brouillons, la déclaration que vous prépariez et celles que vous avez mises de côté. Vos favoris et vos choix restent.',
          ),
        ],
      },
      {
        id: 'conservation-agents',
        title: 'Ce que nous gardons d’un agent',
        blocks: keptBlocks('agent', settings),
      },
      {
        id: 'mesure-audience',
        title: 'Mesure d’audience et cookies',
        blocks: [
          text('Aucune publicité, et aucun cookie pour les voyageurs.'),
          text('Un agent des douanes qui se connecte reçoit des cookies, pour rester connecté.'),
          ...audience(settings),
        ],
      },
      {
        id: 'vos-droits',
        title: 'Vos droits',
        blocks: [
          text(
            'Vous pouvez demander à voir vos données, à les corriger, à les effacer ou à limiter leur usage. Donnez la référence de votre déclaration.',
          ),
          text(
            'Nous effaçons ce qui vous désigne, et nous gardons les montants, sans votre nom : la loi l’impose. Une déclaration qui attend au guichet doit d’abord être annulée ou traitée.',
          ),
          ...(publisher.name === null ? [note(unnamedPublisher)] : []),
          ...knownFacts({
            'Responsable du traitement': publisher.name,
            'Délégué à la protection des données': publisher.dataProtectionContact,
          }),
          text('Sans réponse en un mois, vous pouvez saisir la [CNIL](https://www.cnil.fr/fr/plaintes).'),
        ],
      },
    ],
  };
}
