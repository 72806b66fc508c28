import { excludedCountries, typeset } from '@retour/core';
import names from '@retour/core/data/country-names.json';
import { describe, expect, it } from 'vitest';
import { fromCountry } from './from-country';

/** What stands before each name of the table, written by hand: no rule of French tells it of all. */
const said = {
  'du ':
    'Bangladesh, Belize, Bénin, Bhoutan, Botswana, Brésil, Brunei, Burkina Faso, Burundi, Cambodge, Cameroun, Canada, Cap-Vert, Chili, Congo, Costa Rica, Danemark, Gabon, Ghana, Groenland, Guatemala, Guyana, Honduras, Japon, Kazakhstan, Kenya, Kirghizistan, Kosovo, Koweït, Laos, Lesotho, Liban, Liberia, Liechtenstein, Luxembourg, Malawi, Mali, Maroc, Mexique, Monténégro, Mozambique, Népal, Nicaragua, Niger, Nigeria, Pakistan, Panama, Paraguay, Pérou, Portugal, Qatar, Royaume-Uni, Rwanda, Sahara occidental, Salvador, Sénégal, Soudan, Soudan du Sud, Sri Lanka, Suriname, Tadjikistan, Tchad, Territoire britannique de l’océan Indien, Timor oriental, Togo, Turkménistan, Vatican, Venezuela, Vietnam, Yémen, Zimbabwe',
  'de ':
    'Bahreïn, Belgique, Biélorussie, Birmanie, Bolivie, Bosnie-Herzégovine, Bulgarie, Büsingen (Allemagne), Ceuta et Melilla, Chine, Chypre, Chypre (partie nord), Colombie, Corée du Nord, Corée du Sud, Côte d’Ivoire, Croatie, Cuba, Curaçao, Djibouti, Finlande, Gambie, Géorgie, Gibraltar, Grèce, Guam, Guernesey, Guinée, Guinée équatoriale, Guinée-Bissau, Hong Kong, Hongrie, Jamaïque, Jersey, Jordanie, Lettonie, Libye, Lituanie, Livigno (Italie), Macao, Macédoine du Nord, Madagascar, Malaisie, Malte, Maurice, Mauritanie, Micronésie, Moldavie, Monaco, Mongolie, Montserrat, Namibie, Nauru, Niue, Norvège, Nouvelle-Zélande, Palestine, Papouasie-Nouvelle-Guinée, Pologne, Porto Rico, République centrafricaine, République démocratique du Congo, République dominicaine, Roumanie, Russie, Saint-Christophe-et-Niévès, Saint-Marin, Saint-Martin (partie néerlandaise), Saint-Vincent-et-les Grenadines, Sainte-Hélène, Sainte-Lucie, Sao Tomé-et-Principe, Serbie, Sierra Leone, Singapour, Slovaquie, Slovénie, Somalie, Suède, Suisse, Syrie, Taïwan, Tanzanie, Tchéquie, Thaïlande, Tokelau, Trinité-et-Tobago, Tunisie, Turquie, Tuvalu, Vanuatu, Zambie',
  'd’': 'Afghanistan, Afrique du Sud, Albanie, Algérie, Allemagne, Andorre, Angola, Anguilla, Antarctique, Antigua-et-Barbuda, Arabie saoudite, Argentine, Arménie, Aruba, Australie, Autriche, Azerbaïdjan, Égypte, Équateur, Érythrée, Espagne, Estonie, Eswatini, Éthiopie, Haïti, Héligoland (Allemagne), Inde, Indonésie, Irak, Iran, Irlande, Irlande du Nord, Islande, Israël, Italie, Oman, Ouganda, Ouzbékistan, Ukraine, Uruguay',
  'de la ': 'Barbade, Dominique, Grenade',
  'des ':
    'Bahamas, Bermudes, Comores, Émirats arabes unis, États-Unis, Fidji, Kiribati, Maldives, Palaos, Pays-Bas, Pays-Bas caribéens, Philippines, Samoa, Samoa américaines, Seychelles, Tonga',
} as const;

/** Those whose name itself is written otherwise in the sentence. */
const written: Readonly<Record<string, string>> = {
  'Géorgie du Sud et îles Sandwich du Sud': 'de Géorgie du Sud et des îles Sandwich du Sud',
  'Île Bouvet': 'de l’île Bouvet',
  'Île Christmas': 'de l’île Christmas',
  'Île de Man': 'de l’île de Man',
  'Île Norfolk': 'de l’île Norfolk',
  'Îles Åland': 'des îles Åland',
  'Îles Caïmans': 'des îles Caïmans',
  'Îles Canaries': 'des îles Canaries',
  'Îles Cocos': 'des îles Cocos',
  'Îles Cook': 'des îles Cook',
  'Îles Féroé': 'des îles Féroé',
  'Îles Heard-et-MacDonald': 'des îles Heard-et-MacDonald',
  'Îles Malouines': 'des îles Malouines',
  'Îles Mariannes du Nord': 'des îles Mariannes du Nord',
  'Îles Marshall': 'des îles Marshall',
  'Îles mineures éloignées des États-Unis': 'des îles mineures éloignées des États-Unis',
  'Îles Pitcairn': 'des îles Pitcairn',
  'Îles Salomon': 'des îles Salomon',
  'Îles Turques-et-Caïques': 'des îles Turques-et-Caïques',
  'Îles Vierges américaines': 'des îles Vierges américaines',
  'Îles Vierges britanniques': 'des îles Vierges britanniques',
  'Svalbard et Jan Mayen': 'du Svalbard et de Jan Mayen',
};

const purchaseNames = Object.entries(names).flatMap(([code, name]) =>
  excludedCountries.has(code) ? [] : [name],
);

const expected = new Map([
  ...Object.entries(said).flatMap(([before, list]) =>
    list.split(', ').map((name) => [name, `${before}${name}`] as const),
  ),
  ...Object.entries(written),
]);

describe('the country a person returns from', () => {
  it('is written here for every country of purchase', () => {
    expect([...expected.keys()].toSorted()).toEqual(purchaseNames.toSorted());
  });

  it.each([...expected])('%s → %s', (name, phrase) => {
    expect(fromCountry(name)).toBe(phrase);
    expect(fromCountry(typeset(name))).toBe(typeset(phrase));
  });
});
