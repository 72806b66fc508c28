import { note, text } from './blocks';
import { contactPath } from './contact-path';
import { type HelpLine, isReachable } from './help-line';
import { knownFacts } from './known-facts';
import type { WrittenPage } from './page';
import { type Publisher, unnamedPublisher } from './publisher';

export function legalNotice(publisher: Publisher, helpLine: HelpLine): WrittenPage {
  return {
    title: 'Mentions légales',
    lead: 'Qui publie ce service, qui l’héberge, et ce que vous pouvez en faire.',
    sections: [
      {
        id: 'editeur',
        title: 'Éditeur et hébergeur',
        blocks: [
          ...(publisher.name === null ? [note(unnamedPublisher)] : []),
          ...knownFacts({
            Éditeur: publisher.name,
            Adresse: publisher.address,
            'Responsable de la publication': publisher.director,
            Hébergeur: publisher.host,
            'Adresse e-mail': publisher.contactEmail,
          }),
        ],
      },
      {
        id: 'valeur',
        title: 'Valeur des informations',
        blocks: [
          text(
            'Les montants affichés sont des estimations. Seul l’agent des douanes fixe ce que vous devez.',
          ),
          text('Le guide résume la loi avec des mots simples. En cas d’écart, le texte officiel l’emporte.'),
        ],
      },
      {
        id: 'droits',
        title: 'Droits d’auteur et licence',
        blocks: [
          text(
            'Le code et les textes sont publiés sous la licence libre MIT. Vous pouvez les réutiliser en citant leur origine.',
          ),
          text('Les polices et les icônes sont libres. La page [À propos](/a-propos) les cite toutes.'),
          text('Ce service n’utilise ni emblème de l’État, ni système de design réservé à l’État.'),
        ],
      },
      {
        id: 'liens',
        title: 'Liens vers d’autres sites',
        blocks: [
          text('Le guide renvoie vers des sites publics. Nous ne maîtrisons pas leur contenu.'),
          ...(isReachable(helpLine, publisher.contactEmail)
            ? [
                text(
                  `Un lien est mort ou une information a changé ? Dites-le : [nous contacter](${contactPath}).`,
                ),
              ]
            : []),
        ],
      },
    ],
  };
}
