import type { AuthorType, DeclarationBodyInput } from '@retour/contract';
import { type BasketArticle, type DeclarationRequest, declaredArticles } from '../../../store';
import { cleanContact } from '../contact/check-contact';
import { asksFlight, cleanFlightNumber } from '../trip/check-trip';

/** What is sent to the server, from answers that are complete; the same answers give the same body. */
export function buildDeclarationBody(
  request: DeclarationRequest,
  date: string,
  authorType: AuthorType,
): DeclarationBodyInput {
  const { age, ageIsMinimum, ...contact } = cleanContact(request.contactDetails);
  const { meansOfTransport, country, flightNumber } = request.meansOfTransportAndCountry;
  if (age === undefined || meansOfTransport === undefined || country === undefined) {
    throw new Error('Bad declaration request');
  }
  return {
    authorType,
    age,
    ...(ageIsMinimum === true ? { ageIsMinimum } : {}),
    country,
    meanOfTransport: meansOfTransport,
    border: request.border ?? false,
    date,
    declarantLastName: contact.lastName,
    declarantFirstName: contact.firstName,
    declarantAddressStreet: contact.address,
    declarantAddressCity: contact.city,
    declarantAddressPostalCode: contact.postalCode,
    declarantAddressCountry: contact.addressCountry,
    ...(contact.email === '' ? {} : { declarantEmail: contact.email }),
    ...(contact.phoneNumber === '' ? {} : { declarantPhoneNumber: contact.phoneNumber }),
    ...(asksFlight(request) ? { flightNumber: cleanFlightNumber(flightNumber) } : {}),
    shoppingProducts: declaredArticles(request).map(sentProduct),
  };
}

function sentProduct(article: BasketArticle): DeclarationBodyInput['shoppingProducts'][number] {
  const { productId, amount, alcoholDegree, originCountry, restriction, restrictionAnswers } = article;
  return {
    customId: article.id,
    customName: article.name,
    originalValue: article.value,
    currency: article.currency,
    ...(productId === null ? {} : { id: productId }),
    ...(alcoholDegree === undefined ? {} : { alcoholDegree }),
    ...(amount ? { amount } : {}),
    ...(originCountry ? { originCountry } : {}),
    ...(productId === null && restriction !== undefined ? { restriction } : {}),
    ...(productId === null && restrictionAnswers !== undefined ? { restrictionAnswers } : {}),
  };
}
