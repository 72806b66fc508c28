/** The four panels of « Ramenez-vous des produits de l’étranger ? » (specification §2 and §9). */
export const panelIds = ['union-europeenne', 'andorre', 'hors-union', 'hors-union-frontalier'] as const;
export type PanelId = (typeof panelIds)[number];

export const panelText: Readonly<
  Record<PanelId, { readonly title: string; readonly lead: string; readonly note: string }>
> = {
  'union-europeenne': {
    title: 'Vous revenez d’un pays de l’Union européenne',
    lead: 'Rien à déclarer pour vos achats personnels, quelle que soit leur valeur, sauf un article réglementé ou interdit.',
    note: 'Pour le tabac et l’alcool, ces quantités sont des niveaux indicatifs. Au-delà, prouvez que ce n’est pas pour la revente. Livigno, Büsingen, Héligoland, le nord de Chypre, les îles Canaries et Åland suivent la règle des pays hors de l’Union.',
  },
  andorre: {
    title: 'Vous revenez d’Andorre',
    lead: 'Deux limites séparées par personne : les produits alimentaires, et tout le reste.',
    note: 'Les deux limites ne se mélangent pas. Un objet ne se partage pas entre deux personnes.',
  },
  'hors-union': {
    title: 'Vous revenez d’un pays hors de l’Union européenne',
    lead: 'Une limite par personne, qui dépend de l’âge et du transport.',
    note: 'Un objet plus cher que la limite est taxé sur tout son prix. Un droit de plus, dit antidumping, peut s’ajouter selon le pays de fabrication. Depuis les îles Canaries et Åland, aucun droit de douane, mais les autres taxes : ces îles sont dans le territoire douanier de l’Union, pas dans son territoire fiscal.',
  },
  'hors-union-frontalier': {
    title: 'Vous êtes frontalier de la Suisse, en voiture',
    lead: 'Une limite plus basse, car vous passez souvent la frontière.',
    note: 'Le simulateur pose la question pour un retour de Suisse en voiture.',
  },
};

export const yesNoText = {
  question: 'Ramenez-vous des produits de l’étranger ?',
  nothing: 'Vous n’avez rien à déclarer !',
  /** @param cash from which it is declared, whoever brings nothing else */
  nothingDetail: (cash: string): string =>
    `Bon retour en France. À partir de ${cash} d’argent liquide, une déclaration reste obligatoire. Un doute sur un cadeau ou de la nourriture ? Parcourez la suite du guide.`,
  choose: 'Repérez votre situation.',
  quantities: 'Voir le tabac et l’alcool',
} as const;
