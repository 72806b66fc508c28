import { confirmed, fromMemory, standing } from '../figure';

/** Figures that the guide and the FAQ quote and no computation uses (specification §9, duty-rules §8). Amounts in cents. */

/** Of the declaration of cash. */
export const cashBasis = 'Règlement (UE) 2018/1672, art. 3 ; code monétaire et financier, art. L. 152-1';

/** Of fuel beyond the tank. */
export const fuelBasis = 'Dir. 2007/74/CE, art. 11';

/** A vehicle bought in another member state that counts as new, and owes the VAT of where it goes (CGI, art. 298 sexies). */
export const newVehicle = 'six mois ou 6 000 km au plus';

export const cashDeclarationRows = {
  /** Cash to be declared from this amount on. */
  threshold: standing(confirmed(10_000_00, cashBasis)),
  /** Cash from which the declaration needs documents on the origin of the money. */
  proofOfOriginFrom: standing(
    confirmed(50_000_00, 'Code monétaire et financier, art. L. 152-1-2 et D. 152-8'),
  ),
  /** Days before the crossing from which the declaration can be made. */
  declareFromDaysBefore: standing(confirmed(30, 'service-public.fr, fiche F801')),
  /** Highest fine for an undeclared amount, in percent of it. */
  finePercent: standing(confirmed(50, 'Code monétaire et financier, art. L. 152-4')),
} as const;

/** Years: a free movement card is valid, and a claim for repayment can be made. */
export const validityYearRows = {
  freeMovementCard: standing(fromMemory(10, 'Bulletin officiel des douanes, carte de libre circulation')),
  /** The two laws say the same: duties of the Union, national taxes. */
  claim: standing(fromMemory(3, 'Règlement (UE) nº 952/2013, art. 121 ; code des douanes, art. 352')),
} as const;

const specification = 'Chiffre publié par l’administration, repris dans la foire aux questions';

export const penaltyRows = {
  /** Highest fine quoted by the FAQ. */
  fine: standing(fromMemory(750_00, specification)),
  /** Longest imprisonment quoted by the FAQ, in years. */
  prisonYears: standing(fromMemory(1, specification)),
  /** Fine of the customs code, lowest and highest. */
  customsFineMinimum: standing(confirmed(300_00, 'Code des douanes, art. 410 (numérotation de 2023)')),
  customsFineMaximum: standing(confirmed(3_700_00, 'Code des douanes, art. 410 (numérotation de 2023)')),
} as const;

export const paymentLimitRows = {
  /** Largest payment in cash. */
  cash: standing(fromMemory(1_000_00, 'Code monétaire et financier, art. D. 112-3')),
  /** Card payments are signed from this amount on. */
  cardSignature: standing(fromMemory(1_500_00, specification)),
  /** Above this amount a cheque must be a bank cheque. */
  plainCheque: standing(fromMemory(1_500_00, specification)),
} as const;

/** The FAQ's published reference: tax on five cartons of 200 cigarettes at the minimum of 2014. */
export const cartonReferenceRows = {
  cartons: standing(fromMemory(5, specification)),
  cigarettesPerCarton: standing(fromMemory(200, specification)),
  tax: standing(
    fromMemory(210_00, 'CGI, art. 575 A, minimum de perception de 2014 : 210 € les 1 000 cigarettes'),
  ),
} as const;

export const restrictedQuantityRows = {
  /** Kilograms of fish and fish products. */
  fish: standing(confirmed(20, 'Règlement délégué (UE) 2019/2122, art. 7')),
  /** Kilograms of honey, infant food, special food. */
  otherAnimalProducts: standing(confirmed(2, 'Règlement délégué (UE) 2019/2122, art. 7')),
  /** Kilograms of meat and dairy from the Faroe Islands and Greenland. */
  faroeAndGreenland: standing(fromMemory(10, 'Règlement délégué (UE) 2019/2122, art. 9')),
  /** Litres of fuel in a portable container beyond the tank. */
  fuel: standing(fromMemory(10, fuelBasis)),
  /** Pets that travel with their owner. */
  pets: standing(fromMemory(5, 'Règlement (UE) nº 576/2013, art. 5')),
  /** Grams of caviar a person. */
  caviarGrams: standing(fromMemory(125, 'Règlement (CE) nº 865/2006, art. 57')),
  /** Highest share of THC in a product of CBD, in percent. */
  thcPercent: standing(confirmed(0.3, 'Arrêté du 30 décembre 2021')),
} as const;

/** Value of goods up to which a traveller's own word proves their origin. */
export const proofOfOriginRows = {
  travellerWaiver: standing(
    confirmed(1_200_00, 'Règlement délégué (UE) 2015/2446, art. 103 ; protocoles origine des accords'),
  ),
} as const;
