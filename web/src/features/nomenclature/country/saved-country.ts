import { readDeviceText, saveDeviceText } from '../../../store';

/** The country last chosen on this device; null before the first choice, or when it is no country of purchase. */
export function readSavedCountry(countries: readonly { readonly code: string }[]): string | null {
  const saved = readDeviceText('nomenclatureCountry');
  return countries.find(({ code }) => code === saved)?.code ?? null;
}

export function saveCountry(country: string): void {
  saveDeviceText('nomenclatureCountry', country);
}
