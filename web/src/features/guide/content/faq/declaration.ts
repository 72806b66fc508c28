import { correctionPromise, simulationPromise } from '@retour/contract';
import { fact, facts, list, note, text } from '../blocks';
import { underAge } from '../help-sentences';
import type { FaqSection } from './question';

export const declarationSection: FaqSection = {
  id: 'declaration',
  title: 'Déclaration',
  questions: [
    {
      id: 'qui-doit-declarer',
      question: 'Qui doit déclarer ses achats ?',
      toVerify: false,
      answer: () => [
        text('Toute personne qui arrive en France, qu’elle y vive ou la visite.'),
        text('Vous déclarez dans deux cas :'),
        list(
          'vos achats faits hors de l’Union européenne dépassent votre [[franchise]] ;',
          'vous rapportez une marchandise réglementée ou interdite, même de faible valeur.',
        ),
        text(
          'Sous la franchise, et sans article réglementé ni interdit, vous n’avez rien à déclarer ni à payer.',
        ),
      ],
    },
    {
      id: 'montant-franchise',
      question: 'À partir de quel montant dois-je déclarer ?',
      toVerify: false,
      answer: (f) => [
        text(
          'La limite s’appelle la [[franchise]]. Elle vaut par personne, au retour d’un pays hors de l’Union européenne.',
        ),
        facts(
          fact('En avion ou en bateau, sauf privé', f.value.thirdByAirOrSea),
          fact('En train, en voiture ou autrement', f.value.third),
          fact(`Moins de ${f.age.adult}, tous transports`, f.value.thirdChild),
          fact('Frontalier', f.value.frontier),
          fact(`Frontalier de moins de ${f.age.adult}`, f.value.frontierChild),
        ),
        text(
          `Au retour d’Andorre, elle est plus haute : ${f.value.andorra}, et ${f.value.andorraFood} d’aliments. Celle d’un équipage est plus basse : demandez à un agent.`,
        ),
        text('Le tabac et l’alcool ont leurs propres quantités.'),
      ],
    },
    {
      id: 'famille-cumul',
      question: 'Une famille peut-elle additionner ses franchises ?',
      toVerify: false,
      answer: (f) => [
        text('Non. La franchise est personnelle et ne se partage pas.'),
        text(
          `Quatre adultes en avion ont chacun ${f.value.thirdByAirOrSea}, sans pouvoir réunir ces sommes pour un objet de ${f.value.fourTimesThirdByAirOrSea}.`,
        ),
        text('Un objet appartient à une seule personne, et il compte en entier dans sa franchise.'),
      ],
    },
    {
      id: 'franchise-enfant',
      question: 'Quelle est la franchise d’un enfant ?',
      toVerify: false,
      answer: (f) => [
        text(`Un enfant de moins de ${f.age.adult} a sa propre franchise, plus basse.`),
        facts(
          fact('Retour d’un pays hors de l’Union européenne', f.value.thirdChild),
          fact('Enfant frontalier', f.value.frontierChild),
          fact('Retour d’Andorre', `${f.value.andorraChild}, et ${f.value.andorraFoodChild} d’aliments`),
        ),
        text('Elle ne s’ajoute pas à celle des parents pour un même objet.'),
        text(underAge(f.age.tobaccoAlcohol)),
      ],
    },
    {
      id: 'objet-au-dessus',
      question: 'Un objet dépasse ma franchise : sur quoi suis-je taxé ?',
      toVerify: false,
      answer: (f) => [
        text('Sur son prix entier, et pas seulement sur la partie qui dépasse. Un objet ne se découpe pas.'),
        text(
          `Exemple : vous rentrez en avion avec un téléphone plus cher que ${f.value.thirdByAirOrSea}. Vous payez sur tout le prix du téléphone.`,
        ),
        text(
          'Vos autres achats restent [[franchise|en franchise]], tant que leur total tient dans la limite.',
        ),
        note(
          'Le simulateur choisit pour vous les objets à placer en franchise. Il retient toujours le total connu le plus bas.',
        ),
      ],
    },
    {
      id: 'valeur-retenue',
      question: 'Que compte-t-on dans la valeur de mes achats ?',
      toVerify: false,
      answer: () => [
        text(
          'On compte ce que vous avez acheté, reçu ou accepté de transporter. Le prix est celui que vous avez payé, taxes comprises.',
        ),
        text('Ne comptent pas :'),
        list(
          'vos affaires personnelles emportées au départ ;',
          'les médicaments pour votre propre usage ;',
          'le tabac et l’alcool, qui ont leurs propres limites.',
        ),
      ],
    },
    {
      id: 'sans-facture',
      question: 'Je n’ai plus la facture : que faire ?',
      toVerify: false,
      answer: () => [
        text('Déclarez quand même. L’agent des douanes estimera la valeur de l’objet.'),
        text('Pour l’aider, montrez ce que vous avez :'),
        list(
          'le ticket de carte bancaire ;',
          'une photo du prix en magasin ;',
          'la page de vente sur internet.',
        ),
      ],
    },
    {
      id: 'tabac-hors-union',
      question: 'Combien de tabac puis-je rapporter d’un pays hors de l’Union européenne ?',
      toVerify: false,
      answer: (f) => [
        text(`Dès ${f.age.tobaccoAlcohol}, vous rapportez sans rien payer **l’une** de ces quantités :`),
        list(
          f.quantity.third.cigarette,
          `ou ${f.quantity.third.cigarillos}`,
          `ou ${f.quantity.third.cigar}`,
          `ou ${f.quantity.third.tobacco} de tabac à fumer`,
        ),
        text(
          'Vous pouvez les mélanger en proportion. Par exemple, la moitié des cigarettes et la moitié des cigares.',
        ),
        text(underAge(f.age.tobaccoAlcohol)),
        text('Pour une cigarette électronique, cherchez « vapoteuse » dans le simulateur.'),
      ],
    },
    {
      id: 'alcool-hors-union',
      question: 'Combien d’alcool puis-je rapporter d’un pays hors de l’Union européenne ?',
      toVerify: false,
      answer: (f) => [
        text(`Dès ${f.age.tobaccoAlcohol}, vous rapportez sans rien payer :`),
        list(
          `${f.quantity.third.spiritDrink} d’alcool à plus de ${f.strongDegree}, ou ${f.quantity.third.alcoholIntermediate} d’alcool moins fort, champagne compris ;`,
          `**et** ${f.quantity.third.wine} de vin tranquille, c’est-à-dire sans bulles ;`,
          `**et** ${f.quantity.third.beer} de bière.`,
        ),
        text('Les alcools forts et moins forts se mélangent en proportion. Le vin et la bière s’ajoutent.'),
        text(underAge(f.age.tobaccoAlcohol)),
      ],
    },
    {
      id: 'retour-union-europeenne',
      question: 'Je reviens d’un pays de l’Union européenne : dois-je déclarer ?',
      toVerify: false,
      answer: (f) => [
        text('Non, pour des achats destinés à votre usage personnel. Il n’y a pas de limite de valeur.'),
        text('Ce qui est réglementé ou interdit le reste.'),
        text(
          'Pour le tabac, la France n’a plus de plafond chiffré depuis le 29 mars 2024. Les agents regardent plusieurs indices, dont la quantité.',
        ),
        text(
          `Les niveaux indicatifs européens sont ${f.quantity.eu.cigarette}, ${f.quantity.eu.cigarillos}, ${f.quantity.eu.cigar} ou ${f.quantity.eu.tobacco} de tabac.`,
        ),
        text(
          `Pour l’alcool : ${f.quantity.eu.spiritDrink} de spiritueux, ${f.quantity.eu.alcoholIntermediate} de vins doux ou d’apéritifs, ${f.quantity.eu.wine} de vin, dont ${f.quantity.eu.sparklingWine} de vin mousseux, et ${f.quantity.eu.beer} de bière.`,
        ),
        text(
          'Au-delà, le transport est présumé commercial : à vous de prouver que ce n’est pas pour la revente. Sinon, les droits, une amende et la saisie sont possibles.',
        ),
        text(
          `Avant ${f.age.tobaccoAlcoholUnion}, ces niveaux ne valent pas. Si vous rapportez du tabac ou de l’alcool, montrez-le à un agent : il dit ce qui est dû.`,
        ),
      ],
    },
    {
      id: 'pays-particuliers',
      question: 'Royaume-Uni, Suisse, Andorre, outre-mer, îles Canaries : quelles règles ?',
      toVerify: false,
      answer: (f) => [
        list(
          `**Royaume-Uni et Suisse** : des pays hors de l’Union européenne. La franchise ordinaire s’applique, sauf à un frontalier de Suisse en voiture : ${f.value.frontier}.`,
          '**Irlande du Nord** : comme un pays de l’Union européenne.',
          '**Andorre** : des montants et des quantités à part, plus élevés.',
          '**Outre-mer français** : ces territoires ont leurs propres taxes. Le simulateur les ignore.',
          '**Îles Canaries et Åland** : dans le territoire douanier de l’Union, mais pas dans son territoire fiscal. Aucun droit de douane, mais les taxes restent dues au-delà de la franchise.',
          '**Jersey, Guernesey, Livigno, Büsingen, Héligoland, nord de Chypre** : les droits et les taxes d’un pays hors de l’Union européenne.',
        ),
      ],
    },
    {
      id: 'plusieurs-pays',
      question: 'J’ai acheté dans plusieurs pays : que faire ?',
      toVerify: false,
      answer: () => [
        text(
          'Faites une seule simulation, ou une seule déclaration. Une seule [[franchise]] vaut pour toute votre arrivée.',
        ),
        text(
          'Choisissez pour le voyage le dernier pays hors de l’Union européenne. Sur chaque article acheté ailleurs, dites dans quel pays.',
        ),
        list(
          '**Autre pays hors de l’Union européenne** : l’article partage la même franchise. Les droits et les interdictions sont ceux de son pays.',
          '**Pays de l’Union européenne** : rien à payer, et l’article ne compte pas dans la franchise. Gardez la facture, taxes comprises.',
          '**Tabac et alcool achetés dans l’Union européenne** : les niveaux indicatifs européens s’appliquent.',
        ),
        text(
          'Un achat déjà déclaré en entrant dans un autre pays de l’Union européenne n’est plus à déclarer en France.',
        ),
      ],
    },
    {
      id: 'frontaliers',
      question: 'Je suis frontalier de la Suisse : qu’est-ce qui change ?',
      toVerify: true,
      answer: (f) => [
        text(
          'Au retour de Suisse en voiture, votre franchise est plus basse, car vous passez souvent la frontière.',
        ),
        facts(
          fact('Achats', f.value.frontier),
          fact(`Achats, moins de ${f.age.adult}`, f.value.frontierChild),
          fact('Tabac', `${f.quantity.frontier.cigarette} ou ${f.quantity.frontier.tobacco}`),
          fact('Alcool fort', f.quantity.frontier.spiritDrink),
          fact('ou moins fort', f.quantity.frontier.alcoholIntermediate),
          fact('Vin tranquille', f.quantity.frontier.wine),
          fact('Bière', f.quantity.frontier.beer),
        ),
        text(
          'Le simulateur pose la question pour un retour de Suisse en voiture. Vous revenez de plus loin ? Répondez non.',
        ),
      ],
    },
    {
      id: 'cadeaux-occasion-duty-free',
      question: 'Cadeaux, objets d’occasion, boutiques hors taxes : est-ce que cela compte ?',
      toVerify: false,
      answer: () => [
        text('Oui, tout compte. Un cadeau reçu ou un objet d’occasion a une valeur.'),
        text(
          'Un achat en boutique hors taxes, dite duty free, n’est pas hors taxes à l’arrivée. Il entre dans votre franchise comme les autres.',
        ),
      ],
    },
    {
      id: 'simulation-engage',
      question: 'La simulation m’engage-t-elle ?',
      toVerify: false,
      answer: () => [
        text('Non. Une simulation n’est pas une déclaration, et personne ne la lit.'),
        text(`Le calcul se fait sur votre appareil. ${simulationPromise}`),
        text('Le montant affiché est une estimation. L’agent des douanes fixe le montant définitif.'),
        text('Seule une déclaration que vous envoyez, ou que vous faites devant un agent, compte.'),
      ],
    },
    {
      id: 'corriger-declaration',
      question: 'Puis-je corriger ma déclaration ?',
      toVerify: false,
      answer: () => [
        text('Oui, tant qu’aucun agent ne l’a traitée.'),
        text(correctionPromise),
        text('Le bouton est sous votre référence : « Annuler et corriger ».'),
        text(
          'Un appareil ne garde que les réponses de sa dernière déclaration. Pour une autre, montrez son code à un agent : il peut la corriger. Sinon, annulez-la et faites-en une nouvelle.',
        ),
        text(
          'À la douane, dites-le avant qu’on ouvre vos bagages. L’agent peut corriger vos articles lui-même : la référence reste alors la même.',
        ),
      ],
    },
    {
      id: 'reference-perdue',
      question: 'J’ai perdu ma référence ou mon code QR : que faire ?',
      toVerify: false,
      answer: () => [
        text('L’accueil du site montre les déclarations envoyées depuis cet appareil.'),
        text(
          'Si vous avez donné une adresse e-mail, le message de confirmation contient aussi la référence et le récapitulatif.',
        ),
        text('Sinon, donnez votre nom à l’agent : il retrouve votre déclaration.'),
      ],
    },
    {
      id: 'sans-reseau',
      question: 'Le site fonctionne-t-il hors connexion ?',
      toVerify: false,
      answer: () => [
        text(
          'Oui, après une première visite avec du réseau. Le simulateur et les explications restent dans votre navigateur.',
        ),
        text('Pour envoyer une déclaration, il faut du réseau. Vos réponses sont gardées en attendant.'),
      ],
    },
    {
      id: 'achats-en-ligne',
      question: 'J’ai commandé sur internet : dois-je déclarer le colis ?',
      toVerify: false,
      answer: () => [
        text('Ce service concerne ce que vous rapportez vous-même. Il ne traite pas les colis.'),
        text(
          'Un colis suit d’autres règles, sans la franchise des voyageurs. Voyez le [site de la douane](https://www.douane.gouv.fr/).',
        ),
      ],
    },
    {
      id: 'article-introuvable',
      question: 'Je ne trouve pas mon article dans le simulateur : que faire ?',
      toVerify: false,
      answer: (f) => [
        text('Essayez un mot plus simple : « chaussures », « montre », « parfum ».'),
        text(
          `Sinon, ajoutez un article libre avec son nom et son prix. Nous l’estimons au droit forfaitaire des voyageurs, ${f.flatRate}, plus la taxe sur la valeur ajoutée.`,
        ),
        text(
          'Si le droit forfaitaire n’est pas possible, un agent fera le calcul. Le simulateur vous le dit clairement.',
        ),
      ],
    },
  ],
};
