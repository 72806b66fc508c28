export { shippedCurrencies } from '../src/features/reference/shipped-data';
