import type { Cents, LawFigures } from '@retour/core';

/** Every figure the guide quotes, computed from the regulation and already written in French. */
export interface GuideFigures {
  readonly value: {
    readonly thirdByAirOrSea: string;
    readonly third: string;
    readonly thirdChild: string;
    readonly frontier: string;
    readonly frontierChild: string;
    readonly andorra: string;
    readonly andorraChild: string;
    readonly andorraFood: string;
    readonly andorraFoodChild: string;
    readonly fourTimesThirdByAirOrSea: string;
  };
  readonly age: {
    readonly adult: string;
    readonly tobaccoAlcohol: string;
    readonly tobaccoAlcoholUnion: string;
  };
  readonly quantity: Readonly<Record<QuantityRegime, QuantityFigures>>;
  readonly strongDegree: string;
  readonly flatRate: string;
  readonly flatRateCeiling: string;
  readonly vat: { readonly standard: string; readonly reduced: string };
  readonly cash: {
    readonly threshold: string;
    readonly thresholdCents: Cents;
    readonly proofOfOriginFrom: string;
    readonly declareFromDaysBefore: string;
    readonly fine: string;
  };
  readonly payment: {
    readonly cardSignatureFrom: string;
    readonly bankChequeAbove: string;
    readonly cashUpTo: string;
  };
  readonly penalty: {
    readonly maximumFine: string;
    readonly maximumPrison: string;
    readonly customsCodeFineFrom: string;
    readonly customsCodeFineTo: string;
  };
  readonly cartons: {
    readonly count: string;
    readonly cigarettes: string;
    readonly publishedAmount: string;
    readonly exciseInForce: string;
  };
  readonly food: {
    /** Infant food and special food too. */
    readonly otherAnimalProducts: string;
    readonly fish: string;
    readonly faroeGreenland: string;
    /** Places that a rule about food or plants spares: « la Suisse, le Liechtenstein et … ». */
    readonly neighbours: string;
    readonly northAtlantic: string;
    readonly plantNeighbours: string;
  };
  /** As the tables have them: the lists of goods, loaded apart, write those that they alone quote. */
  readonly restrictedQuantities: LawFigures['restrictedQuantities'];
  readonly medicineMonths: string;
  readonly fuelCanister: string;
  readonly petCount: string;
  /** What is a new vehicle for VAT. */
  readonly newVehicle: string;
  readonly freeMovementCardYears: string;
  readonly claimYears: string;
  /** Who answers, as the publisher says it: a sentence each. */
  readonly contact: { readonly ask: string; readonly whenClosed: string };
  readonly legalSources: readonly string[];
}

export type QuantityRegime = 'third' | 'frontier' | 'andorra' | 'eu';

/** Quantities as people say them: "200 cigarettes", "1,5 litre". */
export interface QuantityFigures {
  readonly cigarette: string;
  readonly cigarillos: string;
  readonly cigar: string;
  readonly tobacco: string;
  readonly spiritDrink: string;
  readonly alcoholIntermediate: string;
  readonly wine: string;
  readonly sparklingWine: string;
  readonly beer: string;
}
