/** Currency of a price until a country says otherwise (specification §9). */
export const fallbackCurrency = 'EUR';
