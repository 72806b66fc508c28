import type { DeclarationRequest } from '../../../store';
import { transportNames } from '../../basket/journey/transport';
import { countryName } from '../../reference';
import { declarationPaths } from '../declaration-paths';
import { cleanContact } from '../request/check-contact';
import { asksBorder, asksFlight, cleanFlightNumber } from '../request/check-trip';
import { checkText } from '../text/check-text';
import type { Answer } from './answer-list';

const { age: agePage, contact: contactPage, transport: transportPage } = declarationPaths;

/** Who declares, as it will be sent. */
export function contactAnswers(request: DeclarationRequest): readonly Answer[] {
  const details = cleanContact(request.contactDetails);
  const { age, address, postalCode, city, addressCountry } = details;
  const place = `${address}, ${postalCode.toUpperCase()} ${city}, ${countryName(addressCountry)}`;
  return [
    { name: checkText.name, value: `${details.lastName} ${details.firstName}`, to: contactPage },
    { name: checkText.age, value: age === undefined ? '' : checkText.years(age), to: agePage },
    { name: checkText.address, value: place, to: contactPage },
    { name: checkText.email, value: details.email || checkText.none, to: contactPage },
    { name: checkText.phoneNumber, value: details.phoneNumber || checkText.none, to: contactPage },
  ];
}

/** The trip, as it will be sent. */
export function tripAnswers(request: DeclarationRequest): readonly Answer[] {
  const { meanOfTransport, country, flightNumber } = request.meansOfTransportAndCountry;
  if (meanOfTransport === undefined || country === undefined) return [];
  return [
    { name: checkText.transport, value: transportNames[meanOfTransport], to: transportPage },
    ...(asksFlight(request)
      ? [
          {
            name: checkText.flight,
            value: cleanFlightNumber(flightNumber).toUpperCase(),
            to: transportPage,
          },
        ]
      : []),
    { name: checkText.country, value: countryName(country), to: transportPage },
    ...(asksBorder(request)
      ? [
          {
            name: checkText.border,
            value: request.border ? checkText.yes : checkText.no,
            to: transportPage,
          },
        ]
      : []),
  ];
}
