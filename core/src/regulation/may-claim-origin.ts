import type { Product } from '../goods/product';
import type { Arrival } from './restriction-severity';

/**
 * Whether where an article was made may spare it a customs duty: an industrial one, of which the tariff asks a duty, bought where
 * it is owed (duty-rules §3 and §10). Inside the Union, its customs territory and a customs union with it, none is.
 */
export function mayClaimOrigin(
  { kind, tariff, notManagedReason }: Product,
  { regime, law }: Pick<Arrival, 'regime' | 'law'>,
): boolean {
  if (kind !== 'value-product' || tariff === null || notManagedReason !== null) return false;
  if (regime !== 'third' && regime !== 'frontier') return false;
  const isIndustrial = Number(tariff.cnCode.slice(0, 2)) >= law.customsDuty.firstIndustrialChapter.value;
  return isIndustrial && (tariff.dutyRate > 0 || tariff.specificDuty !== null);
}
