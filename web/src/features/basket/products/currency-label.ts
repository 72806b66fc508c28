/** « dollar américain (USD) ». */
export function currencyLabel(
  id: string,
  currencies: readonly { readonly id: string; readonly name: string }[],
): string {
  const name = currencies.find((currency) => currency.id === id)?.name;
  return name === undefined ? id : `${name} (${id})`;
}
