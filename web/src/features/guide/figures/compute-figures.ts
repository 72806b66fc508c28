import {
  animalNeighbours,
  enumerate,
  type Figure,
  type FigureTables,
  figuresOn,
  figureTables,
  formatCount,
  formatPercent,
  formatShortEuros,
  type LawFigures,
  newVehicle,
  noBreakSpace,
  northAtlantic,
  plantNeighbours,
} from '@retour/core';
import { helpLine } from '../content/help-line';
import { askSentence, closedOfficeAdvice } from '../content/help-sentences';
import { legalSources } from '../content/legal-sources';
import { cigaretteExcise } from './cigarette-excise';
import type { GuideFigures } from './guide-figures';
import { spokenQuantities, tobaccoAlcoholAge } from './spoken-quantities';

const euros = ({ value }: Figure): string => formatShortEuros(value);
const kilograms = ({ value }: Figure): string => formatCount(value, 'kg', 'kg');
const years = ({ value }: Figure): string => (value === 1 ? `un${noBreakSpace}an` : formatCount(value, 'an'));

function valueFigures({ valueAllowances }: LawFigures): GuideFigures['value'] {
  const { airOrSea, land, frontier, andorraIndustrial, andorraFood } = valueAllowances;
  return {
    thirdByAirOrSea: euros(airOrSea.full),
    third: euros(land.full),
    thirdChild: euros(land.young),
    frontier: euros(frontier.full),
    frontierChild: euros(frontier.young),
    andorra: euros(andorraIndustrial.full),
    andorraChild: euros(andorraIndustrial.young),
    andorraFood: euros(andorraFood.full),
    andorraFoodChild: euros(andorraFood.young),
    fourTimesThirdByAirOrSea: formatShortEuros(4 * airOrSea.full.value),
  };
}

function cartonFigures(law: LawFigures): GuideFigures['cartons'] {
  const { cartonReference } = law;
  const cartons = cartonReference.cartons.value;
  const cigarettes = cartons * cartonReference.cigarettesPerCarton.value;
  return {
    count: formatCount(cartons, 'cartouche'),
    cigarettes: formatCount(cigarettes, 'cigarette'),
    publishedAmount: euros(cartonReference.tax),
    exciseInForce: formatShortEuros(cigaretteExcise(cigarettes, law)),
  };
}

/** Every figure of the guide, as the tables in force on a day (YYYY-MM-DD) give it; `rows` are other tables to rehearse. */
export function computeGuideFigures(day: string, rows: FigureTables = figureTables): GuideFigures {
  const law = figuresOn(day, rows);
  const { cashDeclaration, customsDuty, paymentLimits, penalties, restrictedQuantities, vatRates } = law;
  return {
    value: valueFigures(law),
    age: {
      adult: years(law.fullAllowanceAge),
      tobaccoAlcohol: tobaccoAlcoholAge('third', law),
      tobaccoAlcoholUnion: tobaccoAlcoholAge('eu', law),
    },
    quantity: {
      third: spokenQuantities('third', law),
      frontier: spokenQuantities('frontier', law),
      andorra: spokenQuantities('andorra', law),
      eu: spokenQuantities('eu', law),
    },
    strongDegree: formatPercent(law.strongAlcoholDegree.value),
    flatRate: formatPercent(customsDuty.flatRate.value),
    flatRateCeiling: euros(customsDuty.flatRateCeiling),
    vat: {
      standard: formatPercent(vatRates.standard.value),
      reduced: enumerate(
        [vatRates.intermediate, vatRates.reduced, vatRates.special].map(({ value }) => formatPercent(value)),
      ),
    },
    cash: {
      threshold: euros(cashDeclaration.threshold),
      thresholdCents: cashDeclaration.threshold.value,
      proofOfOriginFrom: euros(cashDeclaration.proofOfOriginFrom),
      declareFromDaysBefore: formatCount(cashDeclaration.declareFromDaysBefore.value, 'jour'),
      fine: formatPercent(cashDeclaration.finePercent.value),
    },
    payment: {
      cardSignatureFrom: euros(paymentLimits.cardSignature),
      bankChequeAbove: euros(paymentLimits.plainCheque),
      cashUpTo: euros(paymentLimits.cash),
    },
    penalty: {
      maximumFine: euros(penalties.fine),
      maximumPrison: years(penalties.prisonYears),
      customsCodeFineFrom: euros(penalties.customsFineMinimum),
      customsCodeFineTo: euros(penalties.customsFineMaximum),
    },
    cartons: cartonFigures(law),
    food: {
      otherAnimalProducts: kilograms(restrictedQuantities.otherAnimalProducts),
      fish: kilograms(restrictedQuantities.fish),
      faroeGreenland: kilograms(restrictedQuantities.faroeAndGreenland),
      neighbours: enumerate(Object.values(animalNeighbours)),
      northAtlantic: enumerate(Object.values(northAtlantic)),
      plantNeighbours: enumerate(Object.values(plantNeighbours)),
    },
    restrictedQuantities,
    medicineMonths: formatCount(law.medicineMonths.value, 'mois', 'mois'),
    fuelCanister: formatCount(restrictedQuantities.fuel.value, 'litre'),
    newVehicle,
    petCount: formatCount(restrictedQuantities.pets.value, 'animal', 'animaux'),
    freeMovementCardYears: years(law.validityYears.freeMovementCard),
    claimYears: years(law.validityYears.claim),
    contact: { ask: askSentence(helpLine), whenClosed: closedOfficeAdvice(helpLine) },
    legalSources,
  };
}
