import { describe, expect, it } from 'vitest';
import { privacyPage } from './privacy';
import { readPublisher } from './publisher';
import {
  agentStorageSentences,
  sessionStorageWords,
  storedAnswerSentences,
  storedDraftSentences,
} from './stored-on-device';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where each thing is kept that no table of the store names. */
const keepers: Readonly<Record<string, keyof typeof sessionStorageWords>> = {
  '/src/lib/session/session-news.ts': 'session-news',
  '/src/store/drafts/work-owner.ts': 'agent:owner',
  '/src/store/drafts/work-aside.ts': 'agent:aside',
  '/src/store/drafts/work-turn.ts': 'agent:turn',
  '/src/lib/session/saved-return.ts': 'agent:return',
};

/** What these keep is named part by part in the tables that the words are typed on. */
const named = [
  '/src/store/safe-storage.ts',
  '/src/store/drafts/drafts.ts',
  '/src/store/device/device-texts.ts',
];

/** Tells other tabs by what it writes, and removes at once: nothing of it is kept. */
const passing = '/src/store/device/erase-everything.ts';

describe('what a browser keeps', () => {
  it('is kept by these modules and no other', () => {
    const found = Object.keys(sources).filter(
      (path) => !path.includes('.test.') && /storage(?:\(\))?\.setItem\(/i.test(sources[path] ?? ''),
    );
    expect(found.toSorted()).toEqual([...Object.keys(keepers), ...named, passing].toSorted());
    expect(sources[passing]).toMatch(/setItem\((\w+), ''\);\n\s*localStorage\.removeItem\(\1\)/);
  });

  it.each(Object.entries(keepers))('%s keeps « %s »', (path, name) => {
    expect(sources[path]).toMatch(new RegExp(`['\`]${name}`));
  });

  it('is told of the device or of the tab, by where each stands', () => {
    const list = 'les articles d’une liste écrite qui attendent votre réponse';
    expect(storedAnswerSentences).toContain(list);
    expect(storedDraftSentences).not.toContain(list);
    expect(storedDraftSentences).toContain('l’article commencé');
  });

  it('is all told', () => {
    expect(Object.values(keepers).toSorted()).toEqual(Object.keys(sessionStorageWords).toSorted());
    const page = JSON.stringify(privacyPage(readPublisher({}), null));
    for (const words of [...storedAnswerSentences, ...storedDraftSentences, ...agentStorageSentences])
      expect(page).toContain(words);
  });
});
