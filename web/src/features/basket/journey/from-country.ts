const plural =
  /^(?:États-|Émirats |Pays-Bas|Philippines|Maldives|Seychelles|Bahamas|Comores|Fidji|Bermudes|Îles |Palaos|Samoa américaines|Territoires )/;
/** Beside those in « e », which are read as the feminine ones. */
const withoutArticle = new Set([
  'Bahreïn',
  'Cuba',
  'Curaçao',
  'Djibouti',
  'Gibraltar',
  'Guam',
  'Guernesey',
  'Hong Kong',
  'Jersey',
  'Macao',
  'Madagascar',
  'Monaco',
  'Montserrat',
  'Nauru',
  'Niue',
  'Porto Rico',
  'Samoa',
  'Singapour',
  'Taïwan',
  'Tokelau',
  'Tonga',
  'Trinité-et-Tobago',
  'Tuvalu',
  'Vanuatu',
]);
const masculineInE = new Set(['Mexique', 'Cambodge', 'Mozambique', 'Zimbabwe', 'Belize']);

/** « du Japon », « de Suisse », « des États-Unis »: the country a person returns from. */
export function fromCountry(name: string): string {
  if (/^Île d/.test(name)) return `de l’${name.replace('Î', 'î')}`;
  if (plural.test(name)) return `des ${name.replace(/^Îles /, 'îles ')}`;
  if (/^(?:[AÀÂEÉÈÊIÎÏOÔUÙ]|Haïti)/.test(name)) return `d’${name}`;
  const isFeminine = /e$|^(?:Saint|Nouvelle-|République|Corée|Guinée)/.test(name) && !masculineInE.has(name);
  return `${withoutArticle.has(name) || isFeminine ? 'de' : 'du'} ${name}`;
}
