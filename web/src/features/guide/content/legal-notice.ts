import { fact, facts, note, text } from './blocks';
import type { WrittenPage } from './page';
import { notSaid, type Publisher } from './publisher';

export function legalNotice(publisher: Publisher): WrittenPage {
  return {
    title: 'Mentions légales',
    lead: 'Qui publie ce service, qui l’héberge, et ce que vous pouvez en faire.',
    sections: [
      {
        id: 'editeur',
        title: 'Éditeur et hébergeur',
        blocks: [
          facts(
            fact('Éditeur', publisher.name ?? notSaid),
            fact('Adresse', publisher.address ?? notSaid),
            fact('Responsable de la publication', publisher.director ?? notSaid),
            fact('Hébergeur', publisher.host ?? notSaid),
            fact('Contact', publisher.contactEmail ?? notSaid),
          ),
          ...(publisher.name === null
            ? [
                note(
                  'L’organisme qui installe ce service doit remplir ces lignes avant de l’ouvrir au public. Le manuel d’exploitation dit comment.',
                ),
              ]
            : []),
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
          text('Un lien est mort ou une information a changé ? Écrivez au contact ci-dessus.'),
        ],
      },
    ],
  };
}
