import { confirmed, since } from '../figure';
import { type LawTables, lawTables } from '../law';
import { unrestricted } from '../restricted-good';

/** A law that nobody voted, as rows only, to see that a change of law is nothing else. */
export const rehearsedDay = '2027-01-01';

const law = 'Loi de répétition, art. 1';

const {
  valueAllowances,
  customsDuty,
  vatRates,
  alcoholExcise,
  fullAllowanceAge,
  restrictedQuantities,
  restrictions,
} = lawTables;
const newest = alcoholExcise.at(-1);
if (newest === undefined) throw new Error('no excise');

export const rehearsedTables: LawTables = {
  ...lawTables,
  valueAllowances: {
    ...valueAllowances,
    airOrSea: {
      ...valueAllowances.airOrSea,
      full: [...valueAllowances.airOrSea.full, since(rehearsedDay, confirmed(450_00, law))],
    },
  },
  fullAllowanceAge: [...fullAllowanceAge, since(rehearsedDay, confirmed(16, law))],
  customsDuty: {
    ...customsDuty,
    flatRate: [...customsDuty.flatRate, since(rehearsedDay, confirmed(3, law))],
    flatRateCeiling: [...customsDuty.flatRateCeiling, since(rehearsedDay, confirmed(800_00, law))],
  },
  vatRates: { ...vatRates, standard: [...vatRates.standard, since(rehearsedDay, confirmed(21, law))] },
  alcoholExcise: [
    ...alcoholExcise,
    { validFrom: rehearsedDay, rates: { ...newest.rates, spirits: confirmed(2_000, law) } },
  ],
  restrictedQuantities: {
    ...restrictedQuantities,
    fish: [...restrictedQuantities.fish, since(rehearsedDay, confirmed(10, law))],
  },
  restrictions: { ...restrictions, dairy: [...restrictions.dairy, unrestricted(rehearsedDay, law)] },
};
