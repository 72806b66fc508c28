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
  '/src/store/parked/parked-declarations.ts': 'agent:parked',
  '/src/lib/session/saved-return.ts': 'agent:return',
};

/** What these keep is named part by part in the tables that the words are typed on. */
const named = ['/src/store/app-store.ts', '/src/store/drafts/drafts.ts', '/src/store/device/device-texts.ts'];

/** Writes for others, under the name that they give it: each of them is found by its calling it. */
const writer = '/src/store/safe-storage.ts';

/** They tell other tabs by what they write, or look whether it is written, and remove it at once: nothing of it is kept. */
const passing = ['/src/store/device/follow-erasures.ts', '/src/store/device/keeps-answers.ts'];

describe('what a browser keeps', () => {
  it('is kept by these modules and no other', () => {
    const found = Object.keys(sources).filter(
      (path) =>
        !path.includes('.test.') &&
        /storage(?:\(\))?\.setItem\(|createSafeStorage[<(]/i.test(sources[path] ?? ''),
    );
    expect(found.toSorted()).toEqual([...Object.keys(keepers), ...named, ...passing, writer].toSorted());
    for (const path of passing)
      expect(sources[path]).toMatch(/setItem\((\w+), [\w']+\);\n\s*localStorage\.removeItem\(\1\)/);
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

  it('names parts one by one that are not all whose the others are', () => {
    expect(agentStorageSentences).toContain('les produits que vous gardez en favoris');
    expect(agentStorageSentences).toContain('la déclaration que vous préparez');
    expect(storedAnswerSentences).toContain('les derniers produits choisis');
  });

  it('is all told', () => {
    expect(Object.values(keepers).toSorted()).toEqual(Object.keys(sessionStorageWords).toSorted());
    const page = JSON.stringify(privacyPage(readPublisher({}), null));
    for (const words of [...storedAnswerSentences, ...storedDraftSentences, ...agentStorageSentences])
      expect(page).toContain(words);
  });
});
