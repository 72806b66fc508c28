/** Age, transport, country, purchases: what is asked of some frontier residents belongs to their country. */
export const stepCount = 4;
