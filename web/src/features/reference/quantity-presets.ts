import { type AmountProduct, type ExciseClass, noBreakSpace, type Product } from '@retour/core';

/** A usual container: its amount is in the product's unit (litres, grams, pieces). */
export interface QuantityPreset {
  readonly label: string;
  readonly amount: number;
}

function preset(label: string, amount: number): QuantityPreset {
  return { label: label.replace(/(?<=\d) /g, noBreakSpace), amount };
}

const spirits = [
  preset('Bouteille de 70 cl', 0.7),
  preset('Bouteille de 1 L', 1),
  preset('Flasque de 20 cl', 0.2),
];
const wines = [preset('Bouteille de 75 cl', 0.75), preset('Carton de 6 bouteilles', 4.5)];

const byAmountProduct: Readonly<Record<AmountProduct, readonly QuantityPreset[]>> = {
  cigarette: [preset('Paquet de 20', 20), preset('Cartouche de 200', 200)],
  cigarillos: [preset('Étui de 10', 10), preset('Étui de 20', 20), preset('Boîte de 50', 50)],
  cigar: [preset('1 cigare', 1), preset('Boîte de 10', 10), preset('Boîte de 25', 25)],
  tobacco: [preset('Blague de 30 g', 30), preset('Blague de 50 g', 50), preset('Pot de 250 g', 250)],
  spiritDrink: spirits,
  alcoholIntermediate: [preset('Bouteille de 75 cl', 0.75), preset('Bouteille de 1 L', 1)],
  wine: wines,
  sparklingWine: wines,
  beer: [
    preset('Canette de 33 cl', 0.33),
    preset('Canette de 50 cl', 0.5),
    preset('Pack de 6 × 33 cl', 1.98),
    preset('Pack de 24 × 33 cl', 7.92),
  ],
};

const byExciseClass: Readonly<Partial<Record<ExciseClass, readonly QuantityPreset[]>>> = {
  cider: [preset('Canette de 33 cl', 0.33), preset('Bouteille de 75 cl', 0.75)],
};

const byProduct: Readonly<Record<string, readonly QuantityPreset[]>> = {
  'vin-en-cubi': [preset('Cubi de 3 L', 3), preset('Cubi de 5 L', 5), preset('Cubi de 10 L', 10)],
  'vin-en-cubi-plus-de-13': [preset('Cubi de 3 L', 3), preset('Cubi de 5 L', 5), preset('Cubi de 10 L', 10)],
  'tabac-a-narguile': [
    preset('Boîte de 50 g', 50),
    preset('Boîte de 250 g', 250),
    preset('Boîte de 1 kg', 1000),
  ],
  'tabac-a-pipe': [preset('Blague de 50 g', 50), preset('Boîte de 100 g', 100)],
  'tabac-a-priser-a-macher': [preset('Boîte de 10 g', 10), preset('Boîte de 25 g', 25)],
  'tabac-a-chauffer': [preset('100 g', 100)],
};

/** Containers that may say how much by their name alone. */
export const packWords = ['paquet', 'cartouche', 'bouteille'] as const;
export type PackWord = (typeof packWords)[number];

/**
 * What such a container holds of this product, in its unit; undefined where it has several sizes or is not usual: a bottle of
 * wine is one of 75 cl, a bottle of whisky is of 70 cl or of a litre.
 */
export function amountOfPack(product: Product, pack: PackWord): number | undefined {
  const [first, ...others] = quantityPresets(product).filter(({ label }) =>
    label.toLowerCase().startsWith(`${pack} `),
  );
  return others.length === 0 ? first?.amount : undefined;
}

/** The containers in which a product is usually bought; none for a product counted by the piece. */
export function quantityPresets({ id, amountProduct, tariff }: Product): readonly QuantityPreset[] {
  if (amountProduct === null) return [];
  const ofExcise = tariff?.exciseClass ? byExciseClass[tariff.exciseClass] : undefined;
  return byProduct[id] ?? ofExcise ?? byAmountProduct[amountProduct];
}
