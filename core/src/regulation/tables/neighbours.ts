/** Places outside the Union, or outside its VAT, that rules treat apart: by code, as a sentence names them. */
type NamedPlaces = Readonly<Record<string, string>>;

/** The Canary Islands and Åland are Union territory for animal health, though outside its VAT. */
export const animalNeighbours: NamedPlaces = {
  AD: 'Andorre',
  NO: 'la Norvège',
  IS: 'l’Islande',
  SM: 'Saint-Marin',
  IC: 'les îles Canaries',
  CH: 'la Suisse',
  LI: 'le Liechtenstein',
  AX: 'les îles Åland',
};

/** Åland is Union territory for plant health; the Canary Islands and Ceuta are not (art. 1, § 3 of regulation 2016/2031). */
export const plantNeighbours: NamedPlaces = {
  CH: 'la Suisse',
  LI: 'le Liechtenstein',
  AX: 'les îles Åland',
};

/**
 * Büsingen, Heligoland and Livigno: outside the customs territory, and Union territory for the health of animals and plants
 * (annex I of regulation 2017/625 takes Germany and Italy whole). The law’s sentences mean them by the Union; the guide, which gives them the duties of a third country, names them.
 */
export const unionExclaves: NamedPlaces = { XB: 'Büsingen', XH: 'Héligoland', XV: 'Livigno' };

export const northAtlantic: NamedPlaces = { FO: 'les îles Féroé', GL: 'le Groenland' };
