import { list, text } from './blocks';
import { knownFacts } from './known-facts';
import type { WrittenPage } from './page';
import type { Publisher } from './publisher';

/** An honest statement: what was checked, how, and what nobody has checked yet. */
export function accessibilityPage(publisher: Publisher): WrittenPage {
  return {
    title: 'Accessibilité : non conforme',
    lead: 'Ce service vise une accessibilité totale. Aucun audit officiel ne l’a encore mesurée.',
    sections: [
      {
        id: 'etat',
        title: 'État de conformité',
        blocks: [
          text(
            'Le service est déclaré **non conforme** au RGAA. Ce n’est pas un constat d’échec : sans audit par un tiers, la règle impose cette mention.',
          ),
          text('Aucun taux de conformité n’est donc affiché.'),
        ],
      },
      {
        id: 'tests',
        title: 'Ce que nous testons',
        blocks: [
          list(
            'chaque page publique, avec l’outil automatique axe, en thème clair et en thème sombre ;',
            'les parcours au clavier seul ;',
            'l’affichage à 320 pixels de large ;',
            'les contrastes des couleurs, par calcul.',
          ),
          text('Un outil automatique ne trouve qu’une partie des défauts.'),
        ],
      },
      {
        id: 'limites',
        title: 'Ce que nous ne savons pas encore',
        blocks: [
          list(
            'aucun essai avec des personnes handicapées n’a été mené ;',
            'aucun lecteur d’écran du marché n’a été essayé de bout en bout ;',
            'les documents en téléchargement n’ont pas été vérifiés.',
          ),
          text('Aucun défaut connu ne reste à corriger sur les pages testées.'),
        ],
      },
      {
        id: 'contact',
        title: 'Signaler un problème',
        blocks: [
          text(
            publisher.contactEmail === null
              ? 'Un contenu vous échappe ? Demandez-le à un agent des douanes : il vous le dira de vive voix.'
              : 'Un contenu vous échappe ? Écrivez-nous : nous vous donnerons l’information autrement.',
          ),
          ...knownFacts({ 'Adresse e-mail': publisher.contactEmail }),
          text(
            'Sans réponse satisfaisante, vous pouvez saisir le [Défenseur des droits](https://www.defenseurdesdroits.fr/).',
          ),
        ],
      },
    ],
  };
}
