import { hash } from 'node:crypto';
import type { DeclarationBody } from '@retour/contract';
import { isFrontier } from '@retour/core';
import type { KeptRequest } from './storage/declaration-row';

/** What is kept of a body, always in the same order and without what is absent. */
export function keepRequest(body: DeclarationBody, day: string): KeptRequest {
  const { declarantEmail, declarantPhoneNumber, flightNumber } = body;
  return {
    age: body.age,
    ...(body.ageIsMinimum === true ? { ageIsMinimum: true } : {}),
    country: body.country,
    meanOfTransport: body.meanOfTransport,
    // A frontier resident or worker exists only from Switzerland by car; elsewhere the answer is no.
    border: isFrontier(body),
    date: day,
    ...(flightNumber === undefined ? {} : { flightNumber }),
    shoppingProducts: body.shoppingProducts,
    declarantLastName: body.declarantLastName,
    declarantFirstName: body.declarantFirstName,
    declarantAddressStreet: body.declarantAddressStreet,
    declarantAddressCity: body.declarantAddressCity,
    declarantAddressPostalCode: body.declarantAddressPostalCode,
    declarantAddressCountry: body.declarantAddressCountry,
    ...(declarantEmail === undefined ? {} : { declarantEmail }),
    ...(declarantPhoneNumber === undefined ? {} : { declarantPhoneNumber }),
  };
}

/** Tells the same request, about the same day and under the same law and rates, from any other. */
export function fingerprintOf(request: KeptRequest, editions: string): string {
  return hash('sha256', JSON.stringify([request, editions]), 'base64url');
}
