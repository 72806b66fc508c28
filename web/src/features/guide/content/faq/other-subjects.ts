/** What people ask here that this site does not deal with, and what to do. */
interface OtherSubject {
  /** The words of each stand together in a question about it, in any order. */
  readonly asked: readonly string[];
  readonly advice: string;
}

export const otherSubjects: readonly OtherSubject[] = [
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
      'Le retour avec tous ses meubles suit d’autres règles que les achats d’un voyage. Avant le départ, demandez à la douane les formalités et les papiers à préparer.',
  },
  {
    asked: ['valise', 'valises', 'bagage', 'bagages'].flatMap((bag) =>
      ['perdu', 'perdue', 'égaré', 'égarée', 'volé', 'volée', 'retardé', 'retardée'].map(
        (lost) => `${bag} ${lost}`,
      ),
    ),
    advice:
      'La douane ne recherche pas les bagages perdus. Signalez-le à votre compagnie, avant de quitter l’aéroport ou la gare.',
  },
];
