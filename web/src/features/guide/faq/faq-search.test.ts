import { typeset } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { faqQuestions } from '../content/faq/faq-sections';
import { computeGuideFigures } from '../figures/compute-figures';
import { plainText } from '../prose/plain-text';
import { createFaqSearch } from './faq-search';
import { snippetReach } from './snippet';

const figures = computeGuideFigures('2026-11-21');
const answersTo = createFaqSearch(figures);
const search = (typed: string) => answersTo(typed).hits;
const firstThree = (typed: string): readonly string[] =>
  search(typed)
    .slice(0, 3)
    .map(({ id }) => id);

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
    expect(firstThree(query)).toContain(id);
  });

  const ofAges = ['franchise-enfant', 'tabac-hors-union', 'alcool-hors-union'];
  it.each([
    ['16 ans', ofAges],
    ['12 ans', ofAges],
    ['15 ans', ofAges],
    ['17 ans', ofAges],
    ['18ans', ofAges],
    ['moto de 2 ans', ['vehicule']],
    ['enfant', ['franchise-enfant']],
    ['mineur', ['franchise-enfant']],
    ['majeur', ['tabac-hors-union', 'alcool-hors-union']],
    ['âge alcool', ['alcool-hors-union']],
    ['âge tabac', ['tabac-hors-union']],
    ['tabac', ['tabac-hors-union', 'retour-union-europeenne']],
    ['alcool', ['alcool-hors-union', 'retour-union-europeenne']],
    ['alcool 16 ans', ['alcool-hors-union']],
    ['tabac à fumer', ['tabac-hors-union', 'retour-union-europeenne']],
    ['cigarette électronique', ['tabac-hors-union']],
    ['e-liquide', ['tabac-hors-union']],
    ['moto', ['vehicule']],
    ['voiture', ['vehicule']],
    ['quitus fiscal', ['vehicule']],
    ['drone', ['autorisations']],
    ['médicament', ['medicaments']],
    ['chien', ['animaux']],
    ['argent liquide', ['argent-liquide']],
    ['devises', ['taux-de-change', 'argent-liquide']],
    ['saucisson', ['aliments']],
    ['remboursement', ['remboursement-erreur', 'detaxe']],
    ['détaxe', ['detaxe']],
    ['Canaries', ['pays-particuliers']],
    ['Åland', ['pays-particuliers']],
  ])('finds every answer to « %s » among the first three', (query, ids) => {
    const found = firstThree(query);
    expect(
      ids.filter((id) => !found.includes(id)),
      found.join(', '),
    ).toEqual([]);
  });

  it('finds everything else that is said of ages', () => {
    const found = search('18 ans').map(({ id }) => id);
    expect(found).toEqual(
      expect.arrayContaining([...ofAges, 'montant-franchise', 'retour-union-europeenne']),
    );
  });

  it('takes an age for no other number: sixteen years are no sixteen litres, ten no canister', () => {
    for (const { snippet } of search('16 ans')) expect(snippet.match).not.toContain('16');
    expect(search('enfant de 10 ans').map(({ id }) => id)).not.toContain('carburant');
  });

  it('shows thirty characters around the match', () => {
    for (const { snippet } of search('franchise')) {
      expect(snippet.match.toLowerCase()).toContain('franchise');
      expect(snippet.before.replace('…', '').length).toBeLessThanOrEqual(snippetReach);
      expect(snippet.after.replace('…', '').length).toBeLessThanOrEqual(snippetReach);
    }
  });

  it.each([
    ['snus', 'snus-nicotine'],
    ['sachets de nicotine', 'snus-nicotine'],
    ['puff', 'snus-nicotine'],
    ['cannabis', 'marchandises-interdites'],
    ['weed', 'marchandises-interdites'],
    ['CBD', 'marchandises-interdites'],
  ])('answers « %s » first by what becomes of it', (query, id) => {
    expect(firstThree(query)[0]).toBe(id);
  });

  it.each(['whisky', 'weed', 'vélo', 'shit', 'doliprane', 'CBD'])(
    'shows a sentence of the answer where « %s » is found in none of its words',
    (query) => {
      const found = search(query);
      expect(found).not.toEqual([]);
      for (const { id, snippet } of found) {
        const shown = `${snippet.before}${snippet.match}${snippet.after}`;
        const read = faqQuestions.find((one) => one.id === id);
        const texts = [read?.question ?? '', plainText(read?.answer(figures) ?? [])].map(typeset);
        expect(
          texts.some((text) => text.includes(shown.replaceAll('…', ''))),
          shown,
        ).toBe(true);
        expect(shown.split(/\s/u).length, shown).toBeGreaterThan(3);
      }
    },
  );

  it('finds nothing in nonsense', () => {
    expect(search('xqzw plof')).toEqual([]);
  });
});
