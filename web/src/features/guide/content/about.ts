import { simulationPromise } from '@retour/contract';
import { type Block, list, text } from './blocks';
import { contactSection } from './contact';
import type { HelpLine } from './help-line';
import type { WrittenPage } from './page';
import type { Publisher } from './publisher';

const sourceCode = (publisher: Publisher): Block =>
  publisher.sourceCodeUrl === null
    ? text('Le code source est libre, sous la licence MIT.')
    : text(`Le code source est libre, sous la licence MIT : [voir le code](${publisher.sourceCodeUrl}).`);

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
      contactSection(helpLine, publisher),
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
        blocks: [
          sourceCode(publisher),
          text('Qui publie ce service : [mentions légales](/mentions-legales).'),
          text('Où en est l’accessibilité : [déclaration d’accessibilité](/accessibilite).'),
        ],
      },
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
  rules: 'Règles appliquées au',
  rates: 'Taux de change valables',
  ratesPeriod: (from: string, to: string): string => `du ${from} au ${to}`,
  staleRates: 'Ces taux de change ont expiré. Le simulateur le signale jusqu’à la mise à jour.',
  newestRate: 'Cours le plus récent',
  currencyCount: 'Devises connues',
  versionsTitle: 'Journal des versions',
  version: (number: string, day: string): string => `Version ${number}, ${day}`,
  creditsTitle: 'Remercie\u00ADments',
  creditsLead:
    'Ce service est construit avec ces logiciels, polices et icônes libres. Merci à leurs auteurs.',
  creditsCount: (count: number): string => `Voir les ${count} briques libres`,
} as const;
