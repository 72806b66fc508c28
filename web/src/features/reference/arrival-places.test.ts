import placesData from '@retour/core/data/arrival-places.json';
import { describe, expect, it } from 'vitest';
import { arrivalPlaces, isArrivalPlace, searchArrivalPlaces } from './arrival-places';

const names = (query: string, transport?: Parameters<typeof searchArrivalPlaces>[1]): readonly string[] =>
  searchArrivalPlaces(query, transport).map(({ name }) => name);

describe('the table of places', () => {
  it.each(placesData)('has a whole row for $id', (row) => {
    expect(isArrivalPlace(row), JSON.stringify(row)).toBe(true);
    expect(row.source).toMatch(/\S{3}/u);
    // What was read has its day; what is said from memory has none.
    expect(row.readOn === null).toBe(row.confidence === 'memory');
  });

  it('names each place once, of every kind', () => {
    expect(new Set(arrivalPlaces.map(({ id }) => id)).size).toBe(placesData.length);
    expect(new Set(arrivalPlaces.map(({ kind }) => kind)).size).toBe(4);
  });
});

describe('the search of a place', () => {
  it.each([
    ['roissy', 'Paris-Charles-de-Gaulle'],
    ['CDG', 'Paris-Charles-de-Gaulle'],
    ['saint exupery', 'Lyon-Saint-Exupéry'],
    ['Lyon-Saint', 'Lyon-Saint-Exupéry'],
    ['gare du nord', 'gare de Paris-Nord'],
    ['eurotunnel', 'terminal de Coquelles'],
    ['ouistreham', 'port d’Ouistreham'],
    ['mulhouse', 'Bâle-Mulhouse'],
  ])('finds « %s »', (query, expected) => {
    expect(names(query)[0]).toBe(expected);
  });

  it('keeps to the places of a means of transport', () => {
    expect(names('nice', 'plane')).toEqual(['Nice-Côte d’Azur']);
    expect(names('nice', 'boat')).toEqual(['port de Nice']);
    expect(names('nice')).toHaveLength(2);
    expect(names('calais', 'car')).toEqual(['port de Calais']);
    expect(names('calais', 'train')).toEqual(['gare de Calais-Fréthun']);
  });

  it.each(['', '   ', '-', 'Tokyo', 'n’importe quoi', '('.repeat(5_000)])(
    'finds nothing for « %s »',
    (query) => {
      expect(names(query)).toEqual([]);
    },
  );
});
