import { declaredFields, declaredWords, listedContactFields, normalisePhoneNumber } from '@retour/contract';
import { formatAge, formatDay, formatFlight, formatPhone, spokenName, transportNames } from '@retour/core';
import type { DeclarationRequest } from '../../../store';
import { shownCountryName } from '../../reference/shown-country-name';
import { cleanContact } from '../contact/check-contact';
import { asksBorder, asksFlight, cleanFlightNumber } from '../trip/check-trip';
import type { Answer } from './answer-list';
import { answerText } from './answer-text';

/** Pages where the answers are given. */
export interface AnswerPages {
  readonly age: string;
  readonly contact: string;
  readonly transport: string;
}

/** Who declares, as it will be sent. */
export function contactAnswers(request: DeclarationRequest, pages: AnswerPages): readonly Answer[] {
  const details = cleanContact(request.contactDetails);
  const { age, ageIsMinimum, address, postalCode, city, addressCountry } = details;
  const town = `${postalCode.toUpperCase()} ${city}`.trim();
  const place = `${address}, ${town}, ${shownCountryName(addressCountry)}`;
  const phone = normalisePhoneNumber(details.phoneNumber);
  const said = phone === null ? details : { ...details, phoneNumber: formatPhone(phone) };
  return [
    { name: answerText.name, value: spokenName(details), to: pages.contact },
    {
      name: declaredWords.age.listed,
      value: age === undefined ? '' : formatAge(age, ageIsMinimum),
      to: pages.age,
    },
    { name: answerText.address, value: place, to: pages.contact },
    ...listedContactFields.map(({ name, listed }) => ({
      name: listed,
      value: said[declaredFields[name].typedAs] || answerText.none,
      to: pages.contact,
    })),
  ];
}

/** The trip, as it will be sent, with the day of arrival that is declared once it is known and where it is not asked. */
export function tripAnswers(
  request: DeclarationRequest,
  { transport: page }: AnswerPages,
  day: string | undefined,
): readonly Answer[] {
  const { meansOfTransport, country, flightNumber } = request.meansOfTransportAndCountry;
  if (meansOfTransport === undefined || country === undefined) return [];
  return [
    { name: declaredWords.meanOfTransport.listed, value: transportNames[meansOfTransport], to: page },
    ...(asksFlight(request)
      ? [
          {
            name: declaredWords.flightNumber.listed,
            value: formatFlight(cleanFlightNumber(flightNumber).toUpperCase()),
            to: page,
          },
        ]
      : []),
    { name: declaredWords.country.listed, value: shownCountryName(country), to: page },
    ...(asksBorder(request)
      ? [
          {
            name: declaredWords.border.listed,
            value: request.border ? answerText.yes : answerText.no,
            to: page,
          },
        ]
      : []),
    ...(day === undefined
      ? []
      : [{ name: declaredWords.date.listed, value: answerText.today(formatDay(day)) }]),
  ];
}
