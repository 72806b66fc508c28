import { describe, expect, it } from 'vitest';
import { computeGuideFigures } from '../figures/compute-figures';
import { createFaqSearch } from './faq-search';
import { snippetReach } from './snippet';

const answersTo = createFaqSearch(computeGuideFigures('2026-11-21'));
const search = (typed: string) => answersTo(typed).hits;

describe('the FAQ search', () => {
  it('asks for two characters', () => {
    expect(search('a')).toEqual([]);
    expect(search('  t ')).toEqual([]);
  });

  it.each([
    ['tabac', 'tabac-hors-union'],
    ['cartouches', 'cinq-cartouches'],
    ['medicament', 'medicaments'],
    ['chien', 'animaux'],
    ['espèces', 'moyens-de-paiement'],
    ['douane fermée', 'bureau-ferme'],
    ['contester', 'contester'],
    ['corresponance', 'correspondance'],
    ['duty free', 'cadeaux-occasion-duty-free'],
    ['10 000 €', 'argent-liquide'],
    ['cheque', 'moyens-de-paiement'],
    ['essence', 'carburant'],
  ])('finds %s among the first three', (query, id) => {
    expect(
      search(query)
        .slice(0, 3)
        .map((hit) => hit.id),
    ).toContain(id);
  });

  it('shows thirty characters around the match', () => {
    for (const { snippet } of search('franchise')) {
      expect(snippet.match.toLowerCase()).toContain('franchise');
      expect(snippet.before.replace('…', '').length).toBeLessThanOrEqual(snippetReach);
      expect(snippet.after.replace('…', '').length).toBeLessThanOrEqual(snippetReach);
    }
  });

  it('finds nothing in nonsense', () => {
    expect(search('xqzw plof')).toEqual([]);
  });
});
