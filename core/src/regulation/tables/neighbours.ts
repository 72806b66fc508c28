/** Places outside the Union, or outside its VAT, that rules treat apart: by code, as a sentence names them. */
type NamedPlaces = Readonly<Record<string, string>>;

/**
 * Büsingen, Heligoland and Livigno: outside the customs territory, so that they are countries of the list, and Union territory for the
 * health of animals and plants (annex I of regulation 2017/625 takes Germany and Italy whole).
 */
const unionExclaves: NamedPlaces = { XB: 'Büsingen', XH: 'Héligoland', XV: 'Livigno' };

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
  ...unionExclaves,
};

/** Åland is Union territory for plant health; the Canary Islands and Ceuta are not (art. 1, § 3 of regulation 2016/2031). */
export const plantNeighbours: NamedPlaces = {
  CH: 'la Suisse',
  LI: 'le Liechtenstein',
  AX: 'les îles Åland',
  ...unionExclaves,
};

export const northAtlantic: NamedPlaces = { FO: 'les îles Féroé', GL: 'le Groenland' };
