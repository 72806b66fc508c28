/** The nomenclature is that of an adult (specification §6): every product that a country allows. */
export const adultAge = 18;
