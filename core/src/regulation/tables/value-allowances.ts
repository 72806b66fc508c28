import { confirmed, standing } from '../figure';

/** Allowances by value (duty-rules §2), in cents. */

const directive = 'Dir. 2007/74/CE, art. 7';
const frontierDirective = 'Dir. 2007/74/CE, art. 13';
const andorra = 'Accord CEE-Andorre du 28 juin 1990, art. 13';

/** Age from which the full allowance applies. */
const fullAllowanceAge = standing(confirmed(15, directive));

const young = standing(confirmed(150_00, directive));

const valueAllowances = {
  airOrSea: { full: standing(confirmed(430_00, directive)), young },
  land: { full: standing(confirmed(300_00, directive)), young },
  frontier: {
    full: standing(confirmed(75_00, frontierDirective)),
    young: standing(confirmed(40_00, frontierDirective)),
  },
  andorraIndustrial: {
    full: standing(confirmed(900_00, andorra)),
    young: standing(confirmed(450_00, andorra)),
  },
  andorraFood: { full: standing(confirmed(300_00, andorra)), young: standing(confirmed(150_00, andorra)) },
} as const;

/** Apart from the other tables: the first page quotes them alone. */
export const valueAllowanceTables = { valueAllowances, fullAllowanceAge } as const;
