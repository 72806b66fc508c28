import { declarationSchema } from '@retour/contract';
import { expect, it } from 'vitest';
import { repairDeclaration } from '../../../store/repair-declaration';
import { sentDeclaration as sample } from '../../../store/testing/sent-declaration';
import { servedDeclaration } from '../confirmation/testing/served-declaration';
import { sentDeclaration } from './sent-declaration';

it('keeps the flight that the customs have, and finds it again', () => {
  const declaration = declarationSchema.parse(servedDeclaration(sample(), { flightNumber: 'AF123' }));
  const sent = sentDeclaration({ declaration, isEarlierTry: false }, '1'.repeat(43), { shownTotal: 0 });
  expect(sent.flightNumber).toBe('AF123');
  const stored = JSON.parse(JSON.stringify({ declarationResponse: { sent: [sent] } }));
  expect(repairDeclaration(stored).declarationResponse.sent).toMatchObject([{ flightNumber: 'AF123' }]);
});
