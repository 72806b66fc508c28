/** What people ask here that this site does not deal with, and whom to ask: no rule is said here that nobody has read. */
interface OtherSubject {
  /** The words of each stand together in a question about it, in any order. */
  readonly asked: readonly string[];
  readonly advice: string;
}

export const otherSubjects: readonly OtherSubject[] = [
  {
    asked: ['contacter', 'humain', 'parler à quelqu’un', 'joindre quelqu’un'],
    advice: 'Le téléphone et le formulaire, s’il y en a, sont sur la page « Nous contacter ».',
  },
  {
    asked: ['agent mal parlé', 'douanier mal parlé', 'agent impoli', 'douanier impoli'],
    advice:
      'Ce site ne traite pas des plaintes sur l’accueil. Adressez-vous au bureau de douane où vous êtes passé.',
  },
  {
    asked: ['cendres', 'urne funéraire'],
    advice:
      'Ce site ne traite pas du transport de cendres. Demandez avant le départ à votre compagnie, au consulat de France et à la douane.',
  },
  {
    asked: ['déclarer place', 'déclarer pour ma mère', 'déclarer pour mon père', 'procuration'],
    advice:
      'Chacun a sa déclaration. Après la vôtre, « Faire une autre déclaration » en ouvre une pour un autre voyageur. Pour une personne qui ne voyage pas avec vous, demandez à la douane avant le retour.',
  },
  {
    asked: [
      'déménagement',
      'déménager',
      'déménage',
      'emménager',
      'définitivement',
      'retour définitif',
      'changer de résidence',
      'changement de résidence',
    ],
    advice:
      'Ce site calcule les achats d’un voyage, pas un déménagement. Lisez la fiche F492 de service-public.fr, ou demandez à la douane avant le départ.',
  },
  {
    asked: ['réparé', 'réparée', 'réparés', 'réparées', 'faire réparer', 'réparation', 'réparations'],
    advice:
      'Ce site ne traite pas des réparations hors de l’Union européenne. Demandez à la douane, avant le départ, quelle formalité faire. Gardez la facture d’achat en France et celle de la réparation.',
  },
  {
    asked: ['valise', 'valises', 'bagage', 'bagages'].flatMap((bag) =>
      ['perdu', 'perdue', 'égaré', 'égarée', 'volé', 'volée', 'retardé', 'retardée'].map(
        (lost) => `${bag} ${lost}`,
      ),
    ),
    advice:
      'Ce site ne traite pas des bagages perdus ou en retard. Signalez-le à votre compagnie, et demandez-lui comment ils passeront la douane.',
  },
];
