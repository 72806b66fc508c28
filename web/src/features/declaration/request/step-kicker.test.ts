import { expect, it } from 'vitest';
import { type DeclarationRequest, initialAppState } from '../../../store';
import { stepKicker } from './step-kicker';

const asked: DeclarationRequest = initialAppState.declaration.declarationRequest;
const carriedOver = (meansOfTransport: 'plane' | 'train'): DeclarationRequest => ({
  ...asked,
  carriedOver: true,
  meansOfTransportAndCountry: { meansOfTransport, country: 'US', flightNumber: '' },
});

it('counts the five steps of a declaration', () => {
  expect(stepKicker('age', asked)).toBe('Déclaration, étape 1 sur 5');
  expect(stepKicker('products', asked)).toBe('Déclaration, étape 4 sur 5');
  expect(stepKicker('check', asked)).toBe('Déclaration, étape 5 sur 5');
});

it('counts what is still asked after a simulation, without a jump', () => {
  const steps = ['contact', 'transport', 'check'] as const;
  expect(steps.map((step) => stepKicker(step, carriedOver('plane')))).toEqual([
    'Déclaration, étape 1 sur 3',
    'Déclaration, étape 2 sur 3',
    'Déclaration, étape 3 sur 3',
  ]);
  expect(stepKicker('check', carriedOver('train'))).toBe('Déclaration, étape 2 sur 2');
});

it('counts no step that is opened only to change what the simulation said', () => {
  expect(stepKicker('age', carriedOver('plane'))).toBe('Déclaration');
  expect(stepKicker('products', carriedOver('train'))).toBe('Déclaration');
});
