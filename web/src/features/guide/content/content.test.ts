import {
  agentCalls,
  agentCredentials,
  providerQuery,
  type Treatment,
  travellerCalls,
  treatments,
} from '@retour/contract';
import { typeset, typographyFaults } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { computeGuideFigures } from '../figures/compute-figures';
import { withAcronymsSpelledOut } from '../prose/acronyms';
import { plainSentence } from '../prose/inline';
import { readableTexts } from '../prose/plain-text';
import { aboutPage, aboutText } from './about';
import { accessibilityPage } from './accessibility';
import type { Block } from './blocks';
import { faqQuestions, faqSections } from './faq/faq-sections';
import { faqText } from './faq/faq-text';
import { searchText } from './faq/search-text';
import { glossary } from './glossary';
import { readHelpLine } from './help-line';
import { legalNotice } from './legal-notice';
import { legalSources } from './legal-sources';
import type { WrittenPage } from './page';
import { type PrivacySettings, privacyPage } from './privacy';
import { readPublisher } from './publisher';
import { arrivalPlaces } from './trip/arrival-places';
import { cashExamples, cashTopic } from './trip/cash';
import { departureTips } from './trip/departure';
import { documentsTopic } from './trip/documents';
import { forbiddenGoods } from './trip/forbidden-goods';
import { regulatedGoods } from './trip/regulated-goods';
import { setupText } from './trip/setup-text';
import { panelText, yesNoText } from './trip/thresholds';
import { tripText } from './trip/trip-text';
import { offlineText, tutorialSteps, tutorialText } from './tutorial';
import { tutorialExamples } from './tutorial-examples';

const figures = computeGuideFigures('2026-11-21');
const publisher = readPublisher({});

/** Every string of a text object; functions need their arguments and are read on the pages. */
function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [typeset(plainSentence(value))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

function writtenTexts({ title, lead, sections }: WrittenPage): readonly string[] {
  const blocks = sections.flatMap((section) => section.blocks);
  return [
    ...strings([title, lead]),
    ...strings(sections.map((section) => section.title)),
    ...spelled(blocks),
  ];
}

function spelled(blocks: readonly Block[]): readonly string[] {
  return readableTexts(withAcronymsSpelledOut(blocks));
}

const themes = [...regulatedGoods, ...forbiddenGoods];

const pages: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    faqQuestions.map(({ id, question, answer }) => [
      `faq ${id}`,
      [typeset(question), ...spelled(answer(figures))],
    ]),
  ),
  'trip documents': spelled(documentsTopic.answer(figures)),
  'trip when': arrivalPlaces.flatMap(({ answer }) => spelled(answer(figures))),
  'trip limits': strings([panelText, yesNoText]),
  'trip goods': themes.flatMap(({ title, action, details }) => [
    ...strings([title, action]),
    ...spelled(details(figures)),
  ]),
  'trip cash': [
    ...spelled(cashTopic.answer(figures)),
    ...strings(cashExamples.map(({ title, why }) => [title, why])),
  ],
  'trip frame': strings([tripText, departureTips]),
  'trip setup': strings(setupText),
  'faq frame': strings(faqText),
  'faq search': strings(searchText),
  tutorial: strings([tutorialSteps.map(({ title, text }) => [title, text]), tutorialText, offlineText]),
  examples: tutorialExamples.flatMap(({ title, story }) => strings([title, story])),
  about: [...writtenTexts(aboutPage(publisher, legalSources, readHelpLine({}))), ...strings(aboutText)],
  legal: writtenTexts(legalNotice(publisher, readHelpLine({}))),
  privacy: writtenTexts(privacyPage(publisher, null)),
  'privacy, counted': writtenTexts(
    privacyPage(publisher, {
      retentionDays: 1_095,
      draftDays: 30,
      accessLogDays: 365,
      audienceHost: 'mesure.example',
    }),
  ),
  accessibility: writtenTexts(accessibilityPage(publisher)),
  glossary: strings(glossary),
};
const everyPage = Object.entries(pages);

const plain = (words: string): string => words.replaceAll(/[\u00a0\u202f]/gu, ' ');

const sentencesOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(/(?<=[.!?])\s+/u)).filter((sentence) => sentence.trim() !== '');
const wordCount = (sentence: string): number =>
  sentence.split(/[\s’]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

describe('the questions', () => {
  it('are thirty or more, in the four blocks of the specification, each with its own id', () => {
    expect(faqSections.map(({ title }) => title)).toEqual([
      'Déclaration',
      'Passage frontière',
      'Paiement',
      'Légal',
    ]);
    expect(faqQuestions.length).toBeGreaterThanOrEqual(30);
    expect(new Set(faqQuestions.map(({ id }) => id)).size).toBe(faqQuestions.length);
    for (const { id } of faqQuestions) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe('the French of the guide', () => {
  it.each(everyPage)('%s: fifteen words a sentence on average, never more than thirty', (_, texts) => {
    const counts = sentencesOf(texts).map(wordCount);
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeLessThanOrEqual(15);
    for (const sentence of sentencesOf(texts)) expect(wordCount(sentence), sentence).toBeLessThanOrEqual(30);
  });

  it.each(everyPage)('%s: French typography', (_, texts) => {
    expect(texts.flatMap(typographyFaults)).toEqual([]);
  });

  it.each(everyPage)('%s: every acronym is spelled out where it first stands', (_, texts) => {
    const page = texts.join(' ');
    // « CE » is a mark engraved on goods, explained by its sentence; nobody spells out « QR » any more.
    const found = new Set(
      [...page.matchAll(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu)].map(([acronym]) => acronym),
    );
    found.delete('CE');
    found.delete('QR');
    for (const acronym of found) {
      const first = page.indexOf(acronym);
      expect(page.slice(first + acronym.length, first + acronym.length + 2), acronym).toBe(' (');
    }
  });
});

describe('the words of the guide', () => {
  it.each(everyPage)('%s: nothing is said in the words of those who run the service', (_, texts) => {
    expect(texts.join(' ')).not.toMatch(/installation|édition|non renseigné|paramétr|courriel/i);
  });
});

describe('the personal-data page', () => {
  const privacy = (settings: PrivacySettings | null): string =>
    plain(writtenTexts(privacyPage(publisher, settings)).join(' '));

  it('names everything that the device sends, and nothing else is sent', () => {
    const page = privacy(null);
    for (const { fields, articleFields } of [travellerCalls.confirmation, travellerCalls.declaration]) {
      const sentences = Object.values({ ...fields, ...articleFields }).filter(
        (words) => words !== 'vos articles',
      );
      for (const words of sentences) expect(page).toContain(plain(typeset(words)));
    }
  });

  it('names everything that an agent’s browser sends to sign in and to read', () => {
    const page = privacy(null);
    const calls = Object.values(agentCalls).flatMap((call) => [
      ...Object.values(call.fields),
      ...('query' in call ? Object.values(call.query) : []),
    ]);
    for (const words of [...calls, ...Object.values(providerQuery), ...Object.values(agentCredentials)])
      expect(page).toContain(plain(typeset(words)));
  });

  it.each([
    [1_095, '3 ans après'],
    [365, 'un an après'],
    [400, '400 jours après'],
    [1, 'un jour après'],
  ])('says the retention in force: %i days', (retentionDays, words) => {
    expect(privacy({ retentionDays, draftDays: 30, accessLogDays: 365, audienceHost: null })).toContain(
      words,
    );
  });

  it('says how long what was never sent is kept', () => {
    const settings = { retentionDays: 400, draftDays: 12, accessLogDays: 365, audienceHost: null };
    expect(privacy(settings)).toContain('12 jours après le dernier changement, puis tout est effacé');
  });

  it('says of each thing that is kept what, why, by what right, who reads it and for how long', () => {
    const page = privacy({
      retentionDays: 1_095,
      draftDays: 30,
      accessLogDays: 365,
      audienceHost: 'mesure.example',
    });
    const every: readonly Treatment[] = Object.values(treatments);
    for (const { title, data, purpose, ground, readers, term } of every) {
      for (const words of [title, data, purpose, ground, readers]) {
        expect(page).toContain(plain(typeset(words)));
      }
      if (term.kind === 'words') expect(page).toContain(plain(typeset(term.words)));
      else expect(page).toContain(plain(typeset(term.since)));
    }
    expect(page).toContain('7 jours après l’envoi');
    expect(page).toContain('un an après la recherche');
    expect(page).toContain('3 ans sans visite');
    expect(page).toContain('un an après chaque acte');
  });

  it('says when each thing is sent', () => {
    for (const { what, when } of Object.values(travellerCalls)) {
      expect(privacy(null)).toContain(plain(typeset(what)));
      expect(privacy(null)).toContain(plain(typeset(when)));
    }
  });

  it('says whether visits are counted, and by whom', () => {
    expect(privacy({ retentionDays: 30, draftDays: 7, accessLogDays: 400, audienceHost: null })).toContain(
      'ne sont pas comptées',
    );
    expect(
      privacy({ retentionDays: 30, draftDays: 7, accessLogDays: 400, audienceHost: 'mesure.example' }),
    ).toContain('par mesure.example');
    expect(privacy(null)).toContain('peuvent être comptées');
  });
});

describe('the figures of the guide', () => {
  const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./tutorial-examples.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const typedByHand =
    /\d[\d\s\u00a0\u202f.,]*(?:€|%|euros?\b|litres?\b|kg\b|grammes?\b|cigares?\b|cigarillos?\b|cigarettes?\b|ans\b|jours?\b|mois\b)/u;

  it('come from the tables: none is typed in a text', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(15);
    for (const [file, source] of Object.entries(sources)) {
      expect(typedByHand.exec(source)?.[0], file).toBeUndefined();
    }
  });

  it.each([
    ['montant-franchise', ['430 €', '300 €', '150 €', '75 €', '40 €', '900 €']],
    ['risques-sans-declaration', ['750 €', 'un an']],
    ['cinq-cartouches', ['210 €', '5 cartouches', '1 000 cigarettes', '381,90 €']],
    ['moyens-de-paiement', ['1 500 €', '1 000 €']],
    ['argent-liquide', ['10 000 €', '50 %', '50 000 €', '30 jours']],
    ['taux-forfaitaire', ['2,5 %', '700 €']],
    ['que-vais-je-payer', ['20 %', '10 %, 5,5 % et 2,1 %']],
  ])('%s says %j, as the specification and the tables do', (id, expected) => {
    const page = (pages[`faq ${id}`] ?? []).join(' ').replaceAll(/[\u00a0\u202f]/gu, ' ');
    for (const figure of expected) expect(page).toContain(figure);
  });
});

it('the tutorial says of what is owed or regulated that it has to be declared', () => {
  const { title, text } = tutorialSteps.find(({ id }) => id === 'declarer') ?? { title: '', text: [] };
  expect(title).not.toMatch(/souhait|facultatif/u);
  expect(text.join(' ')).toMatch(/obligatoire/u);
});
