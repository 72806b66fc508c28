import { simulationLimits } from '@retour/contract';
import { type AmountUnit, formatNumber, phrase, typeset } from '@retour/core';

const { alcoholDegree, customName, originalValue, shoppingProducts } = simulationLimits;

const amountExamples: Readonly<Record<AmountUnit, string>> = {
  l: phrase`Indiquez la quantité en litres (exemple : 0,7).`,
  g: phrase`Indiquez le poids en grammes (exemple : 250).`,
  cigarette: phrase`Indiquez un nombre entier de cigarettes (exemple : 200).`,
  cigarillo: phrase`Indiquez un nombre entier de cigarillos (exemple : 20).`,
  cigare: phrase`Indiquez un nombre entier de cigares (exemple : 10).`,
};

const amountErrors = (amount: string, thisAmount: string) =>
  ({
    price: phrase`Indiquez ${amount} en chiffres, entre 0 et ${formatNumber(originalValue.max)} (exemple : 12,50).`,
    decimals: phrase`Écrivez ${thisAmount} avec deux décimales au plus (exemple : 12,50).`,
    otherCurrency: phrase`La devise écrite avec ${thisAmount} n'est pas celle qui est choisie. Changez la devise, ou corrigez ${amount}.`,
  }) as const;

/** What is wrong with a sum that is carried, in the place of a price. */
export const sumErrors = amountErrors('la somme', 'cette somme');

export const articleErrors = {
  name: phrase`Donnez un nom à cet article (exemple : lampe de bureau).`,
  nameTooLong: phrase`Donnez à l'article un nom plus court, de ${customName} caractères au plus.`,
  ...amountErrors('le prix', 'ce prix'),
  count: phrase`Indiquez un nombre entier d'articles, à partir de 1 (exemple : 2).`,
  fullBasket: phrase`Au plus ${shoppingProducts} articles ensemble. Regroupez les articles identiques.`,
  otherDegree: (name: string): string => phrase`Ce n'est pas « ${name} » : choisissez l'article de ce degré.`,
  degree: phrase`Indiquez le degré entre 0 et ${alcoholDegree.max} (exemple : 12,5).`,
  ambiguous: phrase`Ce nombre se lit de deux façons. Choisissez la bonne.`,
  amount: (unit: AmountUnit | null): string => amountExamples[unit ?? 'l'],
} as const;

const unitLabels: Readonly<Record<AmountUnit, string>> = {
  l: 'Quantité en litres',
  g: 'Poids en grammes',
  cigarette: 'Nombre de cigarettes',
  cigarillo: 'Nombre de cigarillos',
  cigare: 'Nombre de cigares',
};

export function amountLabel(unit: AmountUnit | null): string {
  return unitLabels[unit ?? 'l'];
}

export const articleText = {
  presetsHint: phrase`Chaque appui ajoute à la quantité.`,
  save: 'Enregistrer',
  price: 'Prix d’un article',
  priceOfAll: 'Prix payé en tout',
  sum: 'Somme ou valeur transportée',
  priceHint: phrase`Taxes comprises. Pas de ticket ? Prenez le prix de votre relevé de carte.`,
  currency: 'Devise',
  otherCurrencies: phrase`Si c'est une autre, elle est parmi les premières de la liste « Devise ».`,
  sumCurrencyHint: phrase`Pas dans la liste ? Indiquez la valeur en euros.`,
  currencyHint: phrase`Pas dans la liste ? Indiquez en euros le montant débité.`,
  help: phrase`Sans facture, ou avec une autre monnaie ?`,
  helps: [
    {
      advice: phrase`Ni ticket ni relevé : indiquez un prix proche. L'agent estimera la valeur.`,
      question: phrase`Que lui montrer ?`,
      to: '/faqs?id=sans-facture',
    },
    {
      advice: phrase`Monnaie absente de la liste : choisissez l'euro et donnez le montant débité.`,
      question: phrase`Quel taux de change ?`,
      to: '/faqs?id=taux-de-change',
    },
  ],
  count: phrase`Combien d'articles identiques ?`,
  countLabel: 'Nombre d’articles',
  fewer: 'Un de moins',
  more: 'Un de plus',
  degree: 'Degré d’alcool',
  degreeHint: phrase`Il est écrit sur l'étiquette, en % vol.`,
  name: 'Nom de l’article',
  nameHint: phrase`Quelques mots suffisent (exemple : lampe de bureau).`,
  vagueHint: phrase`Dites plutôt ce que c'est (exemple : lampe, jouet, bijou) : un agent doit pouvoir le reconnaître.`,
  origin: phrase`Fabriqué en… (facultatif)`,
  originHint: phrase`Certains pays de fabrication dispensent du droit de douane. Regardez l'étiquette « Made in ».`,
  originUnknown: 'Je ne sais pas',
  customTitle: 'Un article qui n’est pas dans la liste',
  customLead: phrase`S'il est à taxer, nous l'estimons au droit forfaitaire quand la loi le permet. Sinon, un agent l'évalue à votre arrivée.`,
  notManagedTitle: 'Un agent calculera le montant',
  choose: (name: string): string => phrase`Choisir « ${name} »`,
  readPrice: (price: string): string => phrase`Prix lu : ${price}`,
  ambiguousLegend: phrase`Vous voulez dire :`,
  saved: (name: string): string => phrase`${name} : modifié.`,
  lineTotal: (count: string, unit: string, total: string): string => `${count} × ${unit} = ${total}`,
} as const;

/** What the form says of the article that was typed in the search. */
export const soughtText = {
  currencyAssumed: (currency: string): string =>
    phrase`Devise non écrite : ${currency}, celle de votre voyage.`,
  notTaken: (typed: string, missing: string): string =>
    phrase`Non repris de « ${typeset(typed)} » : précisez ${missing}.`,
  price: phrase`le prix`,
  count: phrase`la quantité`,
  both: phrase`la quantité et le prix`,
  bareNumber: phrase`Aucune devise n'est écrite : ce nombre n'est pas lu comme un prix. S'il en est un, dites-le.`,
  severalPrices: phrase`Ce prix se lit de plusieurs façons : choisissez.`,
  isPrice: (price: string): string => phrase`Le prix est ${price}`,
  isPriceOf: (price: string, name: string): string => phrase`${price}, pour « ${name} »`,
} as const;
