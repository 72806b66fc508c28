import { type ProductCatalogue, prepareNames } from '@retour/core';
import catalogue from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { createProductSearch, prepareProductSearch, searchProducts, surelyMeant } from './search-products';
import { commonestPurchases } from './testing/commonest-purchases';
import { productQueries, type WantedProduct } from './testing/product-queries';
import { unpreparedQueries } from './testing/unprepared-queries';

const search = (query: string) => searchProducts(query, catalogue as ProductCatalogue);

function idsFor(query: string): readonly string[] {
  return search(query).map(({ item }) => item.product.id);
}

/** « query → wanted (found) » for every query whose wanted product is not among the first three. */
function misses(table: readonly WantedProduct[]): readonly string[] {
  return table.flatMap(([query, wanted]) => {
    const first = idsFor(query).slice(0, 3);
    return first.includes(wanted) ? [] : [`${query} → ${wanted} (${first.join(', ')})`];
  });
}

function allowedMisses(table: readonly WantedProduct[]): number {
  return Math.floor(table.length * 0.05);
}

describe('what is surely meant', () => {
  it.each([
    ['parfums', 'parfum'],
    ['parfum', 'parfum'],
    ['montre', 'montre'],
    ['iPhone', 'smartphone'],
    ['bouteilles de vin', 'vin'],
    ['cartouche de cigarettes', 'cigarettes'],
    ['chaussures nike', 'baskets'],
    ['savon', 'savon'],
    ['thé vert', 'the-vert'],
    ['thé blanc', 'the-vert'],
    ['mélasse', 'sirop'],
    ['mélasse à chicha', 'tabac-a-narguile'],
    ['anis', 'curry-melange-epices'],
    ['couscous', 'pates'],
    ['vin 0,75 l', 'vin'],
    ['3 bouteilles de vin 0,75 l', 'vin'],
    ['rhum 70 cl 40°', 'rhum'],
    ['thé vert 100g', 'the-vert'],
    ['boîte de the vert', 'the-vert'],
    ['télé 4k', 'televiseur'],
    ['tv 4k 55 pouces', 'televiseur'],
    ['iPhone 15 128 go', 'smartphone'],
    ['bague 18ct', 'bijou'],
    ['24 carats bague or', 'bijou-or'],
    ['diamant 0,5 carat', 'diamant'],
    ['jean taille 32', 'pantalon-jean'],
    ['montre d’occasion', 'montre'],
  ])('by « %s » is %s', (query, id) => expect(surelyMeant(search(query))?.item.product.id).toBe(id));

  it.each([
    'truc',
    'machin',
    'parfun',
    'lampe de bureau',
    'robe rouge',
    'cartouche',
    'écouteurs',
    'bouteille',
    'menthe',
    'vert',
    'badiana',
    'zorglub',
    'balai',
    'quad',
    'gomme',
    'lingot 24 carats',
    'lingot 24k',
    'pièce 22 carats',
    'pierre 3 carats',
    'cire',
    'corde',
    'boîte',
    'barre',
    'laine',
    'plume',
    'volant',
    'antenne',
    'palette',
    'copie de tableau',
  ])('by « %s » is nothing', (query) => expect(surelyMeant(search(query))).toBeUndefined());
});

describe('product search', () => {
  it('finds the 50 commonest purchases in the first three results', () => {
    expect(commonestPurchases).toHaveLength(50);
    const missed = misses(commonestPurchases);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(allowedMisses(commonestPurchases));
  });

  it('finds brands, plurals, typos and foreign words in the first three results', () => {
    expect(new Set(productQueries.map(([query]) => query)).size).toBeGreaterThanOrEqual(150);
    const missed = misses(productQueries);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(allowedMisses(productQueries));
  });

  it('finds what people type that nobody prepared for', () => {
    const missed = misses(unpreparedQueries);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(allowedMisses(unpreparedQueries));
  });

  it.each([
    ['baskets', 'baskets'],
    ['sac à main', 'sac-a-main'],
    ['montre', 'montre'],
    ['chocolat', 'chocolat'],
    ['t-shirt', 'tee-shirt'],
  ])('answers « %s » with its question, not with each of its answers', (query, id) => {
    const [first, ...others] = search(query);
    expect(first?.item.product.id).toBe(id);
    expect(first?.item.kind).toBe('choice');
    const answers = first?.item.product.subProducts ?? [];
    expect(others.filter(({ item }) => answers.includes(item.product))).toEqual([]);
  });

  it.each([
    ['baskets en cuir', 'baskets-cuir'],
    ['the vert', 'the-vert'],
    ['robe en soie', 'robe-soie'],
    ['fleur de lys', 'fleurs-coupees'],
    ['bracelet en or 22 carats', 'bijou-or'],
    ['collier or 18 carats', 'bijou-or'],
    ['bracelet or 22k', 'bijou-or'],
    ['bracelet 18 carats or', 'bijou-or'],
    ['bague 18 carats or blanc', 'bijou-or'],
    ['bracelet or 18 carats homme', 'bijou-or'],
    ['bracelet or 18k femme', 'bijou-or'],
    ['alliance or blanc', 'bijou-or'],
    ['collier or rose', 'bijou-or'],
    ['bracelet argent femme', 'bijou-argent'],
  ])('goes straight to the answer when « %s » gives it', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  it.each([
    ['tapis marocain', 'tapis'],
    ['caftan marocain', 'tenue-traditionnelle'],
    ['théière marocaine', 'theiere-metal'],
    ['bijou berbère', 'bijou'],
    ['bague diamant 0,5 carat', 'bijou'],
    ['chocolat au cannabis', 'chocolat'],
    ['bottes en phoque 500g', 'bottes'],
    ['un grand veste en phoque', 'veste-blouson'],
    ['huile de cbd 1 litre', 'huile-olive'],
    ['crème de marrons 2 kg', 'creme-soin'],
    ['djellaba marocaine', 'tenue-traditionnelle'],
    ['bonbons américains', 'bonbons'],
    ['café du Brésil', 'cafe'],
    ['robe chinoise', 'robe'],
    ['rhum cubain', 'rhum'],
    ['bouteille de rhum Longueteau', 'rhum'],
    ['vin argentin', 'vin'],
    ['vin chilien', 'vin'],
    ['parfum Davidoff', 'parfum'],
    ['parfum Lancôme', 'parfum'],
    ['montre Cartier', 'montre'],
    ['sac Lancel', 'sac-a-main'],
    ['sac Nike', 'sac-a-main'],
    ['vanille de Madagascar', 'vanille'],
    ['thé marocain', 'the'],
    ['thé japonais', 'the'],
  ])('finds by « %s » what it is before whose or where it is from', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
    expect(surelyMeant(search(query))).toBeUndefined();
  });

  it.each([
    ['hache 40€', 'outils-de-jardin'],
    ['une vieille pelle', 'outils-de-jardin'],
    ['plus 2 sacs 80 €', 'sac-a-main'],
    ['achat d’un sac', 'sac-a-main'],
    ['je ramène un sac à 100€', 'sac-a-main'],
    ['dupe parfum', 'parfum'],
    ['jean taille 32', 'pantalon-jean'],
    ['jeans (32/34)', 'pantalon-jean'],
    ['bottes pointure 42', 'bottes'],
    ['iPhone 13 d’occasion', 'smartphone'],
    ['iphone16', 'smartphone'],
    ['voiture d’occasion', 'voiture'],
    ['vêtement d’occasion', 'vetement-occasion'],
    ['ma vieille montre', 'montre'],
    ['balai', 'aspirateur'],
    ['éponge', 'articles-menagers-plastique'],
    ['tissu', 'tissu'],
    ['quartz rose', 'pierre-fine'],
    ['tapis de souris', 'souris'],
    ['tapis de yoga', 'appareil-fitness'],
    ['tapis d’éveil', 'tapis'],
    ['moet et chandon', 'champagne'],
    ['cire d’abeille', 'bougie'],
    ['jeu de cartes', 'jeu-de-cartes'],
    ['thé à la menthe', 'the-vert'],
    ['chausures rouges', 'chaussures-de-ville'],
    ['sc de couchage', 'sac-de-couchage'],
    ['bouton', 'boutons-de-manchette'],
    ['faux ongles', 'parfums-cosmetiques'],
    ['copie de tableau', 'affiche-poster'],
    ['livre de cuisine', 'livre'],
    ['2 livres de poche', 'livre'],
    ['2 livres de beurre', 'beurre'],
    ['une livre de café', 'cafe'],
    ['sac imitation croco', 'sac-a-main'],
    ['manteau façon renard', 'vetement-fourrure'],
  ])('finds by « %s » the thing, past what tells nothing of it', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  it.each([
    'peau de vache',
    'peau de mouton',
    'branche de gui',
    'échelle',
    'cendrier',
    'ficelle',
    'dentelle',
    'louche',
    'brouette',
    'salière',
    'taille-crayon',
    'rouleau à pâtisserie',
    'cerf-volant',
    'achat',
    'vis',
    'cloche',
    'engrais',
    'parquet',
    'poutre',
    'cric',
    'ardoise',
    'genouillère',
  ])('finds nothing for « %s », which the list has words like', (query) => {
    expect(idsFor(query)).toEqual([]);
  });

  it.each(['', 'a', ' é ', '!!', 'zzzzqqq', 'x'.repeat(10_000)])('finds nothing for « %s »', (query) => {
    expect(search(query)).toEqual([]);
  });

  it('searches only what it is given', () => {
    const withoutTobacco = {
      ...(catalogue as ProductCatalogue),
      products: (catalogue as ProductCatalogue).products.filter(({ id }) => id !== 'tabac'),
    };
    const ids = createProductSearch(withoutTobacco)('cigarettes').map(({ item }) => item.product.id);
    expect(ids).not.toContain('cigarettes');
  });

  it('is indexed once for each of the catalogues that a page looks through in turn', async () => {
    const read: string[] = [];
    const counted = (name: string): ProductCatalogue => ({
      ...(catalogue as ProductCatalogue),
      get products() {
        read.push(name);
        return (catalogue as ProductCatalogue).products;
      },
    });
    const [whole, offered] = [counted('whole'), counted('offered')];
    await prepareProductSearch(whole);
    for (const query of ['parfum', 'montre']) for (const of of [whole, offered]) searchProducts(query, of);
    expect(read).toEqual(['whole', 'offered']);
  });

  it('answers while it is indexed, and lets the page do its own work meanwhile', async () => {
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 0);
    const restrictedWords = { ...(catalogue as ProductCatalogue).restrictedWords };
    await prepareProductSearch({ ...(catalogue as ProductCatalogue), restrictedWords });
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(20);
    // The words of restricted goods are read too: the first letter typed asks for both.
    expect(prepareNames(restrictedWords)).toBe(true);

    const begun = { ...(catalogue as ProductCatalogue) };
    const preparing = prepareProductSearch(begun);
    const ids = searchProducts('sac a main', begun).map(({ item }) => item.product.id);
    expect(ids).toEqual(idsFor('sac a main'));
    await preparing;
    expect(searchProducts('sac a main', begun).map(({ item }) => item.product.id)).toEqual(ids);
  });
});
