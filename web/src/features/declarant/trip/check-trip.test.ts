import { describe, expect, it } from 'vitest';
import { checkTrip } from './check-trip';

const plane = { meansOfTransport: 'plane', country: 'JP', flightNumber: 'AF 123' } as const;

describe('checkTrip', () => {
  it.each(['AF 123', 'af123', 'AF-1234', 'EZY 45A', ' u2\u00A04567 ', 'vol AF 123', 'Vol nº AF123'])(
    'accepts the flight « %s »',
    (flightNumber) => {
      expect(checkTrip({ meansOfTransportAndCountry: { ...plane, flightNumber }, border: false })).toEqual(
        {},
      );
    },
  );

  it.each(['', '123', 'Air France', 'AF', 'vol', 'vol 123'])(
    'refuses the flight « %s » with an example',
    (flightNumber) => {
      const { flightNumber: message } = checkTrip({
        meansOfTransportAndCountry: { ...plane, flightNumber },
        border: false,
      });
      expect(message).toContain('AF 123');
    },
  );

  it('asks for a flight on planes only, and about the border from Switzerland by car only', () => {
    const train = { meansOfTransport: 'train', country: 'CH', flightNumber: '' } as const;
    expect(checkTrip({ meansOfTransportAndCountry: train })).toEqual({});
    const car = { ...train, meansOfTransport: 'car' } as const;
    expect(Object.keys(checkTrip({ meansOfTransportAndCountry: car }))).toEqual(['border']);
    expect(checkTrip({ meansOfTransportAndCountry: car, border: true })).toEqual({});
  });

  it('says every answer that is missing', () => {
    const nothing = { meansOfTransportAndCountry: { flightNumber: '' } };
    expect(Object.keys(checkTrip(nothing))).toEqual(['meansOfTransport', 'country']);
  });
});
