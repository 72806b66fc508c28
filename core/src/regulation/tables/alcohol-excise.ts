import { confirmed, type Dated, type Figure, standing } from '../figure';

/** Excise on alcohol in metropolitan France (duty-rules §4), in euros per unit. */
export const alcoholExciseUnits = {
  lightBeer: 'hl-degree',
  beer: 'hl-degree',
  stillWine: 'hl',
  otherFermented: 'hl',
  sparklingWine: 'hl',
  cider: 'hl',
  sweetWineWithOrigin: 'hl',
  intermediate: 'hl',
  spirits: 'hl-pure-alcohol',
  spiritsContribution: 'hl-pure-alcohol',
  intermediateContribution: 'hl',
} as const;
export type AlcoholExciseCategory = keyof typeof alcoholExciseUnits;
export type AlcoholExciseUnit = (typeof alcoholExciseUnits)[AlcoholExciseCategory];

export interface AlcoholExciseTable extends Dated {
  readonly rates: Readonly<Record<AlcoholExciseCategory, Figure>>;
}

const excise = 'CIBS, art. L. 313-15 et suivants';
const contribution = 'CSS, art. L. 245-9 ; CIBS, art. L. 313-15';

export const alcoholExciseTables: readonly AlcoholExciseTable[] = [
  {
    validFrom: '2025-01-01',
    rates: {
      lightBeer: confirmed(4.05, excise),
      beer: confirmed(8.1, excise),
      stillWine: confirmed(4.12, excise),
      otherFermented: confirmed(4.12, excise),
      sparklingWine: confirmed(10.2, excise),
      cider: confirmed(1.43, excise),
      sweetWineWithOrigin: confirmed(51.49, excise),
      intermediate: confirmed(205.93, excise),
      spirits: confirmed(1899.18, excise),
      spiritsContribution: confirmed(609.8, contribution),
      intermediateContribution: confirmed(51.49, contribution),
    },
  },
  {
    validFrom: '2026-01-01',
    rates: {
      lightBeer: confirmed(4.12, excise),
      beer: confirmed(8.24, excise),
      stillWine: confirmed(4.19, excise),
      otherFermented: confirmed(4.19, excise),
      sparklingWine: confirmed(10.38, excise),
      cider: confirmed(1.46, excise),
      sweetWineWithOrigin: confirmed(52.39, excise),
      intermediate: confirmed(209.53, excise),
      spirits: confirmed(1932.42, excise),
      spiritsContribution: confirmed(620.47, contribution),
      intermediateContribution: confirmed(52.39, contribution),
    },
  },
];

/** Degree (% vol) up to which beer takes the lower rate. */
export const lightBeerDegreeRows = standing(confirmed(2.8, excise));

/** Degree (% vol) above which the social-security contribution is due. */
export const contributionDegreeRows = standing(confirmed(18, contribution));
