import { formatDay, formatFlight, noBreakSpace, phrase, transportPhrases } from '@retour/core';
import type { SentDeclaration } from '../../../store';
import { fromCountry } from '../../basket/journey/from-country';
import { shownCountryName } from '../../reference/shown-country-name';

/** The trip of a sent declaration, as the customs have it, on the day whose law and rates hold; without its flight where an older version kept it. */
export function tripOfSent(sent: SentDeclaration): string {
  const { assessment, meanOfTransport, flightNumber } = sent;
  const from = fromCountry(shownCountryName(assessment.country));
  const flight = flightNumber === undefined ? '' : `, vol${noBreakSpace}${formatFlight(flightNumber)}`;
  return phrase`Arrivée en France le ${formatDay(assessment.date)}. Retour ${from} ${transportPhrases[meanOfTransport]}${flight}.`;
}
