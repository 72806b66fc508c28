import { expect, it } from 'vitest';
import { assessed, catalogue, situation } from '../assessment/testing/situation';
import { verdictOf } from '../assessment/verdict';
import { lawOn } from '../regulation/law';
import { doubtsAbout, restrictionsSought } from './held-restrictions';

const amounts =
  '500 €; 500€; €500; 12 000 €; 12.000,50 €; 10 000 dollars; $10,000; USD 500; 15000USD; 500 EUR; 3000 euros en espèces; liasse de billets; enveloppe de 12 000 €; billets de 500 €; 3 billets de 100 euros; 20 k€; 20k€; 1 million d’euros; dix mille euros; mille dollars; 2000 euros et 500 dollars; 8000 livres sterling; £800; 50 000 dirhams; 5000 DH; 200 000 DA; 1 000 000 FCFA; 500 000 francs CFA; 300 francs suisses; 1000 CHF; 90 000 yens; ¥90000; 5000 couronnes suédoises; 4 000 pesos mexicains; 2 000 000 ariary; 700 lei; 10 000 $ US; 900 CA$; 12000 roupies; environ 11 000 €; une enveloppe avec 5 000 €; chèque de 11 000 €; 10.000€ cash; 12 000 € pour mon fils; 12000 euros en liquide; 15 000 dollars espèces; 15 000 € pour la famille; 11000 € économies; 20 000 euros de mon père; 12 000 € héritage; 30000 dirhams pour acheter une voiture; 12 000 € à mon cousin; 10 000 € de la vente de ma voiture; l’argent de ma mère; mes économies 12 000 €; 12,000 dollars for my son; 9 000 € pour ma grand-mère; 12000€ pour payer l’hôpital';
const others =
  'bon d’achat 50 €; carte cadeau 50 €; parfum 80 $; jeu de 500 billets; montre 100 €; chèque cadeau 30 €; billet d’avion 200 €; billet de concert; valise 60 €; sac 100 €; portefeuille 20 euros; 3 livres; 2 BD; 500; 500 g; 3 kg de café; dollar de sable; pièce de tissu; tee-shirt 15 dinars; collier 300 dirhams; souvenirs pour 50 €; 50 € de parfum; cadeaux (100 $); porte-monnaie 10 €; pin’s euro 2024; 2 soles; 12 rands de randonnée; enveloppes; chocolat 5 CHF; 10 cl; livre sur le dollar; tirage 30 €; lot à 20 €; divers 430 €; tapis 3000 DH; billets de théâtre 2 x 40 €; montre 12 000 €; montre12000€; 80 $ de parfum; 300 € pour un sac; 50 € de vêtements; cadeaux pour ma famille 200 €; robe pour ma fille 40 €; bague en argent pour ma mère; bague argent 40 € pour ma fille; liquide vaisselle; 100 € de cadeaux';

const arrival = { country: 'MA', regime: 'third', law: lawOn('2026-11-22') } as const;
const split = (list: string): readonly string[] => list.split('; ');
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);

it.each(split(amounts))('asks whether « %s » is money', (customName) => {
  expect(asked(customName)).toContain('cash');
  for (const country of ['MA', 'ES', 'AD']) {
    const answer = assessed(situation([{ customName, originalValue: 100 }], { country }));
    expect([country, verdictOf(answer)]).toEqual([country, 'doubtful']);
  }
});

it.each(split(others))('takes « %s » for no money', (name) => {
  expect(asked(name)).not.toContain('cash');
});

it.each(['roup', 'couro', 'guarana', 'rand', 'sole', 'reals'])(
  'shows no money to who begins to write « %s »',
  (query) => {
    const { named, begun } = restrictionsSought(query, arrival, catalogue.restrictedWords);
    expect([...named, ...begun].map(({ good }) => good.id)).not.toContain('cash');
  },
);
