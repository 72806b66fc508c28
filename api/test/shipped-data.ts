/** The data that the product ships, for the features that may not import it. */
export { shippedCatalogue, shippedCurrencies } from '../src/features/reference/shipped-data';
