import type { SentDeclaration } from '..';
import { assessedBasket } from './assessed-basket';

/** A declaration sent from this device, by Zoé Durand by plane, that nobody has looked at. */
export function sentDeclaration(changes: Partial<SentDeclaration> = {}): SentDeclaration {
  return {
    id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d61',
    claimToken: '1'.repeat(43),
    publicId: 'K7Q-2MX-9TD',
    declarant: 'Zoé Durand',
    status: 'submitted',
    version: 2,
    submittedAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
    code: null,
    meanOfTransport: 'plane',
    hasEmail: false,
    shownTotal: 0,
    assessment: assessedBasket(),
    ...changes,
  };
}
