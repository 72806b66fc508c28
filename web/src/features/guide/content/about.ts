import { simulationPromise } from '@retour/contract';
import { firstPageKilobytes } from './about-quality';
import { type Block, fact, facts, list, note, text } from './blocks';
import { contactSection } from './contact';
import type { HelpLine } from './help-line';
import { knownFacts } from './known-facts';
import type { WrittenPage } from './page';
import { type Publisher, unnamedPublisher } from './publisher';

const sourceCode = (publisher: Publisher): Block =>
  publisher.sourceCodeUrl === null
    ? text('Le code source est libre, sous la licence MIT.')
    : text(`Le code source est libre, sous la licence MIT : [voir le code](${publisher.sourceCodeUrl}).`);

/** Where somebody says what they think of the service: the first of the ways that are known. */
function whereToSay({ formUrl }: HelpLine, { contactEmail, sourceCodeUrl }: Publisher): string {
  if (formUrl !== null) return `[Écrivez-nous](${formUrl}).`;
  if (contactEmail !== null) return `Écrivez à [${contactEmail}](mailto:${contactEmail}).`;
  if (sourceCodeUrl !== null) return `Dites-le [là où est le code](${sourceCodeUrl}).`;
  return 'Ce service n’a pas encore d’adresse pour recevoir votre avis.';
}

/** What a run of the tests proves of any version; what they cannot is said not to be known (docs/decisions/66). */
const quality: readonly Block[] = [
  facts(
    fact(
      'Programmes de la première page',
      `${firstPageKilobytes} Ko au plus à la première visite, une fois compressés`,
    ),
    fact('Accessibilité', 'l’outil automatique axe ne trouve aucun défaut sur les pages publiques'),
  ),
  text('Des tests automatiques vérifient ces deux points à chaque version.'),
  text(
    'Aucun audit n’a mesuré l’accessibilité : voir la [déclaration d’accessibilité](/accessibilite). Ni satisfaction, ni disponibilité ne sont affichées : aucune mesure n’en est publiée.',
  ),
];

export function aboutPage(
  publisher: Publisher,
  legalSources: readonly string[],
  helpLine: HelpLine,
): WrittenPage {
  return {
    title: 'À propos',
    lead: 'Savoir avant d’arriver si vous devez payer quelque chose à la douane, et combien.',
    sections: [
      {
        id: 'mission',
        title: 'Notre mission',
        blocks: [
          text(
            'Vous rentrez de voyage avec des achats. Ce service vous dit ce que vous devez, article par article. Il vous aide aussi à préparer votre passage.',
          ),
        ],
      },
      {
        id: 'editeur',
        title: 'Qui publie ce service',
        blocks: [
          ...(publisher.name === null ? [note(unnamedPublisher)] : []),
          ...knownFacts({
            Éditeur: publisher.name,
            'Responsable de la publication': publisher.director,
            Hébergeur: publisher.host,
          }),
          text('Le détail : [mentions légales](/mentions-legales).'),
        ],
      },
      contactSection(helpLine, publisher),
      {
        id: 'avis',
        title: 'Votre avis',
        blocks: [text(`Une erreur, une page peu claire, une idée ? ${whereToSay(helpLine, publisher)}`)],
      },
      {
        id: 'limites',
        title: 'Ce que le service ne fait pas',
        blocks: [
          list(
            'Il ne remplace pas l’agent des douanes : le montant affiché est une estimation.',
            'Il n’encaisse aucun paiement.',
            'Il ne traite ni les colis, ni les achats professionnels, ni l’outre-mer.',
            'Il ne donne aucune autorisation pour un produit réglementé.',
          ),
        ],
      },
      {
        id: 'calcul',
        title: 'Comment les montants sont calculés',
        blocks: [
          text(
            'Chaque taux vient d’une table datée, avec sa source. Le même calcul sert au simulateur, au guide et à cette page.',
          ),
          text('Quand un taux n’a pas pu être vérifié, le simulateur affiche « taux à confirmer ».'),
        ],
      },
      { id: 'sources', title: 'Sources', blocks: [list(...legalSources)] },
      {
        id: 'ouverture',
        title: 'Un service ouvert',
        blocks: [sourceCode(publisher)],
      },
      { id: 'qualite', title: 'La qualité, en chiffres', blocks: quality },
      {
        id: 'vie-privee',
        title: 'Vos données, en bref',
        blocks: [
          text(`${simulationPromise} Aucune publicité, aucun cookie pour les voyageurs.`),
          text('Le détail : [données personnelles](/donnees-personnelles).'),
        ],
      },
    ],
  };
}

/** Labels of what is read from the data and from the packages. */
export const aboutText = {
  datesTitle: 'Dates des règles et des taux',
  edition: 'Version du tarif et des règles',
  /** Its month, then the mark that every answer names it by. */
  editionOf: (month: string, mark: string): string => `tarif : ${month} (repère technique : ${mark})`,
  rulesSince: 'Règles inchangées depuis le',
  rates: 'Taux de change valables',
  ratesPeriod: (from: string, to: string): string => `du ${from} au ${to}`,
  staleRates: 'Ces taux de change ont expiré. Le simulateur le signale jusqu’à la mise à jour.',
  newestRate: 'Dernière mise à jour d’un cours',
  currencyCount: 'Devises connues',
  versionsTitle: 'Journal des versions',
  version: (number: string, day: string): string => `Version ${number}, ${day}`,
  creditsTitle: 'Remercie\u00ADments',
  creditsLead:
    'Ce service est construit avec ces logiciels, polices et icônes libres. Merci à leurs auteurs.',
  creditsCount: (count: number): string => `Voir les ${count} briques libres`,
} as const;
