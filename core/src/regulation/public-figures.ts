import { confirmed, type Figure, fromMemory } from './figure';

/** Figures that the guide and the FAQ quote and no computation uses (specification §9, duty-rules §8). Amounts in cents. */

/** Cash to be declared from this amount on. */
export const cashDeclarationThreshold: Figure = confirmed(
  10_000_00,
  'Règlement (UE) 2018/1672, art. 3 ; code monétaire et financier, art. L. 152-1',
);

export const cashDeclaration = {
  /** Cash from which the declaration needs documents on the origin of the money. */
  proofOfOriginFrom: confirmed(50_000_00, 'Code monétaire et financier, art. L. 152-1-2 et D. 152-8'),
  /** Days before the crossing from which the declaration can be made. */
  declareFromDaysBefore: confirmed(30, 'service-public.fr, fiche F801'),
  /** Highest fine for an undeclared amount, in percent of it. */
  finePercent: confirmed(50, 'Code monétaire et financier, art. L. 152-4'),
} as const satisfies Record<string, Figure>;

/** VAT rates of metropolitan France below the standard one (`estimatedVatRate`), in percent, from the highest. */
export const reducedVatRates: readonly Figure[] = [
  confirmed(10, 'CGI, art. 278 bis et 279'),
  confirmed(5.5, 'CGI, art. 278-0 bis'),
  confirmed(2.1, 'CGI, art. 281 quater à 281 octies'),
];

/** Years: a free movement card is valid, and a claim for repayment can be made. */
export const validityYears = {
  freeMovementCard: fromMemory(10, 'Bulletin officiel des douanes, carte de libre circulation'),
  /** The two laws say the same: duties of the Union, national taxes. */
  claim: fromMemory(3, 'Règlement (UE) nº 952/2013, art. 121 ; code des douanes, art. 352'),
} as const satisfies Record<string, Figure>;

const specification = 'Chiffre publié par l’administration, repris dans la foire aux questions';

export const penalties = {
  /** Highest fine quoted by the FAQ. */
  fine: fromMemory(750_00, specification),
  /** Longest imprisonment quoted by the FAQ, in years. */
  prisonYears: fromMemory(1, specification),
  /** Fine of the customs code, lowest and highest. */
  customsFineMinimum: confirmed(300_00, 'Code des douanes, art. 410 (numérotation de 2023)'),
  customsFineMaximum: confirmed(3_700_00, 'Code des douanes, art. 410 (numérotation de 2023)'),
} as const satisfies Record<string, Figure>;

export const paymentLimits = {
  /** Largest payment in cash. */
  cash: fromMemory(1_000_00, 'Code monétaire et financier, art. D. 112-3'),
  /** Card payments are signed from this amount on. */
  cardSignature: fromMemory(1_500_00, specification),
  /** Above this amount a cheque must be a bank cheque. */
  plainCheque: fromMemory(1_500_00, specification),
} as const satisfies Record<string, Figure>;

/** The FAQ's published reference: tax on five cartons of 200 cigarettes at the minimum of 2014. */
export const cartonReference = {
  cartons: fromMemory(5, specification),
  cigarettesPerCarton: fromMemory(200, specification),
  tax: fromMemory(210_00, 'CGI, art. 575 A, minimum de perception de 2014 : 210 € les 1 000 cigarettes'),
} as const satisfies Record<string, Figure>;

export const restrictedQuantities = {
  /** Kilograms of fish and fish products. */
  fish: confirmed(20, 'Règlement délégué (UE) 2019/2122, art. 7'),
  /** Kilograms of honey, infant food, special food. */
  otherAnimalProducts: confirmed(2, 'Règlement délégué (UE) 2019/2122, art. 7'),
  /** Kilograms of meat and dairy from the Faroe Islands and Greenland. */
  faroeAndGreenland: fromMemory(10, 'Règlement délégué (UE) 2019/2122, art. 9'),
  /** Litres of fuel in a portable container beyond the tank. */
  fuel: fromMemory(10, 'Dir. 2007/74/CE, art. 11'),
  /** Pets that travel with their owner. */
  pets: fromMemory(5, 'Règlement (UE) nº 576/2013, art. 5'),
  /** Grams of caviar a person. */
  caviarGrams: fromMemory(125, 'Règlement (CE) nº 865/2006, art. 57'),
} as const satisfies Record<string, Figure>;

/** Value of goods up to which a traveller's own word proves their origin. */
export const proofOfOrigin = {
  travellerWaiver: confirmed(
    1_200_00,
    'Règlement délégué (UE) 2015/2446, art. 103 ; protocoles origine des accords',
  ),
} as const satisfies Record<string, Figure>;
