import {
  type ContactFieldName,
  contactFieldNames,
  type DeclarationBodyInput,
  type DeclaredFieldName,
  declaredFields,
} from '@retour/contract';
import type { AuthorType } from '@retour/core';
import { type ContactDetails, type DeclarationRequest, declaredArticles } from '../../../store';
import { sentArticle } from '../../basket/request/sent-article';
import { cleanContact } from '../contact/check-contact';
import { asksFlight, cleanFlightNumber } from '../trip/check-trip';

/** Every answer has its place, what is absent included: none can be forgotten. What a correction alone says is no answer. */
type Answers = {
  readonly [Name in Exclude<DeclaredFieldName, ContactFieldName | 'allowancesUsed'> | 'authorType']:
    | DeclarationBodyInput[Name]
    | undefined;
};

/** What is sent to the server, from answers that are complete; the same answers give the same body. */
export function buildDeclarationBody(
  request: DeclarationRequest,
  date: string,
  authorType: AuthorType,
): DeclarationBodyInput {
  const { age, ageIsMinimum } = request.contactDetails;
  const { meansOfTransport, country, flightNumber } = request.meansOfTransportAndCountry;
  if (age === undefined || meansOfTransport === undefined || country === undefined) {
    throw new Error('Bad declaration request');
  }
  const answers: Answers = {
    authorType,
    age,
    ageIsMinimum: ageIsMinimum === true ? true : undefined,
    country,
    meanOfTransport: meansOfTransport,
    border: request.border ?? false,
    date,
    flightNumber: asksFlight(request) ? cleanFlightNumber(flightNumber) : undefined,
    shoppingProducts: declaredArticles(request).map(sentArticle),
  };
  const given = Object.entries({ ...answers, ...sentContact(cleanContact(request.contactDetails)) });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as DeclarationBodyInput;
}

/** The texts of the contact page under their names of the contract; one that may be left empty is then absent. */
function sentContact(details: ContactDetails): Readonly<Partial<Record<ContactFieldName, string>>> {
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const text = details[declaredFields[name].typedAs];
      return text === '' && declaredFields[name].isOptional ? [] : [[name, text]];
    }),
  );
}
