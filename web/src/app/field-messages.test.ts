import { describe, expect, it } from 'vitest';
import { articleErrors } from '../features/basket/text/article-text';
import { choiceText } from '../features/basket/text/choice-text';
import { contactWords } from '../features/declarant/contact/contact-text';
import { tripWords } from '../features/declarant/trip/trip-text';
import { ageText as declaredAge } from '../features/declaration/text/step-text';
import { setupText } from '../features/guide/content/trip/setup-text';
import { ageText, borderText, countryText, transportText } from '../features/simulation/text/step-text';

const { amount, otherDegree, ...articleMessages } = articleErrors;

const messages: readonly string[] = [
  ...Object.values(articleMessages),
  ...(['l', 'g', 'cigarette', 'cigarillo', 'cigare'] as const).map(amount),
  otherDegree('Vin en bouteille, jusqu’à 13 % vol'),
  choiceText.chooseError,
  ...[ageText, transportText, countryText, borderText, declaredAge].map(({ error }) => error),
  ...Object.values(contactWords).flatMap(({ missing }) => Object.values(missing)),
  ...Object.values(tripWords).flatMap(({ missing }) => Object.values(missing)),
  setupText.countryError,
  setupText.ageError,
  setupText.transportError,
  setupText.borderError,
];

describe('what is said beside a field of the travellers’ pages', () => {
  it.each([...new Set(messages)])('« %s » says what to do, without a bare verdict or a code', (message) => {
    expect(message).toMatch(/\p{L}+ez(?:-|\P{L})/u);
    expect(message).toMatch(/\.$/u);
    expect(message).not.toMatch(/inval(?:ide)|erron|incorrect|non valide|\b[45]\d\d\b|_/iu);
  });

  it.each([
    ...new Set(messages.filter((text) => /chiffres|en litres|en grammes|nombre entier|vol\s:/u.test(text))),
  ])('« %s » gives an example of the format', (message) => expect(message).toMatch(/\(exemple\s:/u));
});
