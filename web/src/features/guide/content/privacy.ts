import { fact, facts, list, note, text } from './blocks';
import type { WrittenPage } from './page';
import { notSaid, type Publisher } from './publisher';

export function privacyPage(publisher: Publisher): WrittenPage {
  return {
    title: 'Données personnelles',
    lead: 'Ce que nous savons de vous, pourquoi, et combien de temps.',
    sections: [
      {
        id: 'simulation',
        title: 'Quand vous simulez',
        blocks: [
          text('Le calcul se fait sur votre appareil. Vos réponses ne partent pas sur nos serveurs.'),
          text(
            'Elles restent dans votre navigateur, pour reprendre plus tard. « Nouvelle simulation » les efface.',
          ),
          note('Vous utilisez un appareil partagé ? Effacez votre simulation avant de partir.'),
        ],
      },
      {
        id: 'declaration',
        title: 'Quand vous déclarez',
        blocks: [
          text('Nous recevons ce que vous saisissez :'),
          list('votre nom et vos coordonnées ;', 'votre voyage ;', 'vos achats et leur prix.'),
          facts(
            fact('But', 'préparer le contrôle douanier et calculer ce que vous devez'),
            fact('Base légale', 'une mission de service public'),
            fact('Qui les lit', 'les agents des douanes habilités'),
            fact('Durée', 'fixée par l’organisme qui installe ce service'),
          ),
          text('Rien de personnel ne figure dans les adresses des pages.'),
        ],
      },
      {
        id: 'mesure-audience',
        title: 'Mesure d’audience et témoins de connexion',
        blocks: [
          text('Aucun témoin de connexion publicitaire. Aucune requête vers un autre site, par défaut.'),
          text(
            'Un organisme peut activer une mesure d’audience anonyme. Elle suit alors la dispense de consentement de la CNIL.',
          ),
        ],
      },
      {
        id: 'vos-droits',
        title: 'Vos droits',
        blocks: [
          text(
            'Vous pouvez demander à voir vos données, à les corriger ou à limiter leur usage. Certaines demandes d’effacement sont refusées quand la loi impose de garder une trace.',
          ),
          facts(
            fact('Responsable du traitement', publisher.name ?? notSaid),
            fact('Délégué à la protection des données', publisher.dataProtectionContact ?? notSaid),
          ),
          text('Sans réponse en un mois, vous pouvez saisir la [CNIL](https://www.cnil.fr/fr/plaintes).'),
        ],
      },
    ],
  };
}
