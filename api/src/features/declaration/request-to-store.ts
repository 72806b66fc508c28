import { hash } from 'node:crypto';
import { type DeclarationBody, withoutTripCountry } from '@retour/contract';
import { isFrontier } from '@retour/core';
import { pickDeclared, type StoredRequest } from './storage/declared-content';

/** A body, with what an agent alone says of a declaration. */
type Storable = Omit<DeclarationBody, 'authorType' | 'allowancesUsed'> &
  Pick<StoredRequest, 'allowancesUsed'>;

/** What is kept of a body. */
export function requestToStore(body: Storable, day: string): StoredRequest {
  return pickDeclared({
    ...body,
    ageIsMinimum: body.ageIsMinimum === true ? true : undefined,
    // A frontier resident or worker exists only from Switzerland by car; elsewhere the answer is no.
    border: isFrontier(body),
    date: day,
    shoppingProducts: withoutTripCountry(body.shoppingProducts, body.country),
  });
}

/** Tells the same request, about the same day and under the same law and rates, from any other. */
export function fingerprintOf(request: StoredRequest, editions: string): string {
  return hash('sha256', JSON.stringify([request, editions]), 'base64url');
}
