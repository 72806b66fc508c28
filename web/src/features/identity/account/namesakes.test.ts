import type { Agent } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { namesakesOf } from './namesakes';

const named = (firstName: string, lastName: string, id = 'other'): Agent => ({
  id,
  kind: 'local',
  status: 'active',
  role: 'agent',
  firstName,
  lastName,
  email: `${id}@test.example`,
  createdAt: '2026-11-20T10:00:00.000Z',
});
const claire = named('Claire', 'Morin', 'claire');

describe('the namesakes of an account', () => {
  it.each([
    ['Claire', 'Morin'],
    ['CLAIRE', 'morin'],
    ['Morin', 'Claire'],
    ['Cláire', 'Mo-rin'],
    // Cyrillic « С », « а », « е », then « М » and « о ».
    ['Сlаirе', 'Моrin'],
    ['C1aire', 'M0rin'],
    ['CIaire', 'Morın'],
    ['Claire', 'Morrin'],
    ['Clarie', 'Morin'],
    ['Claire', 'Moren'],
    ['Mme Claire', 'Morin'],
    ['Claire', 'Morin-Roy'],
  ])('are those that the eye takes for it: %s %s', (firstName, lastName) => {
    expect(namesakesOf(named(firstName, lastName, 'new'), [claire])).toEqual([claire]);
  });

  it.each([
    ['Claire', 'Martin'],
    ['Hugo', 'Morin'],
    ['Clara', 'Marin'],
    ['', ''],
  ])('are not those that it tells apart: %s %s', (firstName, lastName) => {
    expect(namesakesOf(named(firstName, lastName, 'new'), [claire])).toEqual([]);
  });

  it('leave out the account itself, accounts without a name, and short names that a letter tells apart', () => {
    const long = named('Léa', 'Roy', 'long');
    expect(namesakesOf(claire, [claire, named('', '')])).toEqual([]);
    expect(namesakesOf(named('Léo', 'Roy', 'new'), [long])).toEqual([]);
  });
});
