import type { Refusal } from '@retour/core';
import { phrase } from '@retour/core';

/** What a change of trip can rule out, and why, after the name of the article. */
const reasons: Readonly<Partial<Record<Refusal['code'], (figures: Refusal['figures']) => string>>> = {
  'product-not-offered-at-age': ({ minimumAge }) =>
    phrase`pas avant ${minimumAge ?? ''} ans (tabac ou alcool).`,
  'product-not-offered-for-country': () => phrase`pas proposé pour ce pays.`,
  'unknown-currency': ({ currency }) => phrase`sa devise (${currency ?? ''}) n'est pas dans la liste.`,
  'currency-without-rate': ({ currency }) =>
    phrase`aucun taux n'est connu pour sa devise (${currency ?? ''}).`,
  'purchased-outside-union': () => phrase`son pays d'achat ne va pas avec ce voyage.`,
};

/** Undefined for what another trip does not explain: it is left to be corrected. */
export function ruledOutReason({ code, figures }: Refusal): string | undefined {
  return reasons[code]?.(figures);
}
