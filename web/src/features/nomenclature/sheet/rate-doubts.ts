/** What the makers of the delivered nomenclature noted beside a rate that they doubt, and what an officer reads of it. */
type NotedDoubt = readonly [noted: string, doubt: string];

const toReadAgain = 'à relire dans le tarif';

const notedDoubts: readonly NotedDoubt[] = [
  ...['48', '49', '97'].map(
    (chapter): NotedDoubt => [
      `chapitre ${chapter}`,
      `exemption de tout le chapitre ${chapter}, ${toReadAgain}`,
    ],
  ),
  ['NC 0508 : exemption', `exemption ${toReadAgain}`],
  [
    'prédécesseur 8527 21 20',
    'nul depuis juillet 2023 ; sans RDS ni radio numérique, le code est 8527 21 70, à 14 %',
  ],
  [
    'extinction ITA-2 (OMC) achevée le 01/07/2023',
    `nul depuis le 1er juillet 2023 selon l’accord sur les technologies de l’information, ${toReadAgain}`,
  ],
  ['8528 52 ou 9504 50', 'le code est 8528 52 ou 9504 50, exempté dans les deux cas'],
  ['ex 8525 80 91', 'le code a changé en 2022, l’ancien (8525 80 91) était exempté'],
  ['ex 8802 20 00', 'le code a changé en 2022, l’ancien était 8802 20 00'],
  ['ex 0410 00 00', 'le code a changé en 2022, l’ancien était 0410 00 00'],
  ['article de fête', 'le code est 9505 90 si c’est un article de fête'],
  ['en vrac/balles', 'ce code ne vaut qu’en vrac ou en balles, sinon c’est celui du vêtement'],
  ['talon > 3 cm', '5 % si le talon dépasse 3 cm, 8 % sinon'],
  ['ou 2106 90 59', 'le code est 2106 90 98 ou 2106 90 59'],
  ['certains basmati', '145 € ou 175 € par tonne selon la période, moins ou rien pour certains basmati'],
  ['NC 0804 40 00', '4 % du 1er décembre au 31 mai, 5,1 % du 1er juin au 30 novembre'],
  ['12 % (juin–oct.)', '8,5 % de novembre à mai, 12 % de juin à octobre'],
  [
    'DéclareDouane (2024) indique 0',
    '4 % dans le tarif de janvier 2019, 0 % dans celui que la douane montrait en 2024',
  ],
  ['selon matière', 'le code dépend de la matière : 4823, 4421 ou 6307'],
  ['NC 8421 39', 'le code est à préciser sous 8421 39'],
  ['9013 80 90', 'celui de janvier 2019, dont la suppression depuis n’est pas vérifiée'],
  ['si remboursable', 'la TVA est plus basse pour un médicament remboursable'],
  ['NC 9025 11 80', '2,8 % en janvier 2019 au code 9025 11 80, nul au code 9025 19'],
  ['ou 2404 12 00', 'le code est 8543 40 00 ou 2404 12 00'],
  ['prédécesseur 3824 99 92', 'il était de 6,5 % en janvier 2019, sous le code 3824 99 92'],
  ['prédécesseur 8543 90 00', 'exempté en janvier 2019, sous le code 8543 90 00'],
  ['taux forfaitaire', 'sans code, seul le droit forfaitaire des voyageurs est connu'],
  ['TDC UE 2019', 'lu dans le tarif de janvier 2019, à relire dans celui du jour'],
];

const onlyACode = /^NC [\d ]+$/;

/** Why a rate is to be confirmed, from what its row notes as its source; undefined for a note of another delivery. */
export function rateDoubt(source: string): string | undefined {
  const [, doubt] = notedDoubts.find(([noted]) => source.includes(noted)) ?? [];
  return doubt ?? (onlyACode.test(source) ? toReadAgain : undefined);
}
