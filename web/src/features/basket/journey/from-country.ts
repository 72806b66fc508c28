const plural =
  /^(?:États-|Émirats |Pays-|Philippines|Maldives|Seychelles|Bahamas|Comores|Fidji|Bermudes|Îles |Kiribati|Palaos|Samoa|Tonga)/;
/** Said without an article, or the feminine ones that do not end in « e ». */
const bare =
  /^(?:Bahreïn|Büs|Ceuta|Chypre|Cuba|Curaçao|Djibouti|Gibraltar|Guam|Guernesey|Hong Kong|Jersey|Liv|Macao|Madagascar|Monaco|Montserrat|Nauru|Niue|Porto Rico|Singapour|Taïwan|Tokelau|Trinité|Tuvalu|Vanuatu|Saint|Nouvelle-|République|Corée|Géorgie|Guinée|Macédoine)/;
const masculineInE = /^(?:Mexique|Cambodge|Mozambique|Suriname|Zimbabwe|Belize)/;
/** Feminine ones that keep their article. */
const withLa = /^(?:Barbade|Dominique|Grenade)/;

/** « du Japon », « de Suisse », « des États-Unis »: the country a person returns from. */
export function fromCountry(name: string): string {
  const said = name.replace(/^Î/, 'î').replace('et îles', 'et des îles').replace('et Jan', 'et de Jan');
  if (name.startsWith('Île ')) return `de l’${said}`;
  if (plural.test(name)) return `des ${said}`;
  if (/^(?:[AÀÂEÉÈÊIÎÏOÔUÙ]|Haïti|Hél)/.test(name)) return `d’${name}`;
  if (withLa.test(name)) return `de la ${name}`;
  return `${bare.test(name) || (name.endsWith('e') && !masculineInE.test(name)) ? 'de' : 'du'} ${said}`;
}
