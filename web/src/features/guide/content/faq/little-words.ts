/** Words of a question that say nothing of its subject, without accents. */
export const littleWords: ReadonlySet<string> = new Set(
  `a ai aller apres arrive arriver as au aussi autre aux avant avec avoir avons ayant beaucoup bien bonjour c ca car ce cela ces
  cet cette chez chose combien comme comment cool d dans de depuis des dit dois doit donc du elle en encore entre es est et etait
  ete etes etre eu eux faire fais fait faut il ils j je jusque l la le les leur lors lui m ma mais me meme mes moi mon n ne ni
  nos notre nous on ont ou par pas pendant peu peut peuvent peux possible pour pourquoi pouvez prend prends prendre prenez prennent puis qu quand que quel
  quelle quelles quels qui quoi rentre rentrer reviens revenir s sa sais savoir se sera ses si soit son sont suis sur svp t ta
  te tes toi ton tous tout toute toutes tres tu un une va vais venir veux veut voila votre vos vous vraiment y
  acheter achete achetes achats achat ramener ramene rapporter rapporte emporter passer passe passent douane douanes france
  francais droit droits mettre dire autorise autorises accepte`.split(/\s+/),
);
