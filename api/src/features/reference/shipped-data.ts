import { currenciesAnswerSchema, productsAnswerSchema } from '@retour/contract';
import type { CurrencyTable, ProductCatalogue } from '@retour/core';
import currencies from '@retour/core/data/currencies.json' with { type: 'json' };
import products from '@retour/core/data/products.json' with { type: 'json' };

/** The nomenclature and the rates that ship with the product, parsed once at start. */
export const shippedCatalogue: ProductCatalogue = productsAnswerSchema.parse(products);
export const shippedCurrencies: CurrencyTable = currenciesAnswerSchema.parse(currencies);
