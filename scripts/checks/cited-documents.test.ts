import { describe, expect, it } from 'vitest';
import { lostCitations, sectionsOf } from './cited-documents';

const documents = [
  { name: 'duty-rules', sections: sectionsOf('# Duty rules\n\n## 1. Regimes\n\n## 4. Tobacco\n') },
  { name: 'architecture', sections: new Set<string>() },
];

describe('cited documents', () => {
  it.each([
    '/** Excise (duty-rules §4). */',
    '/** Regimes and excise (duty-rules §1 and §4). */',
    '/** See docs/architecture.md. */',
    'the duty-rules say',
  ])('opens %s', (text) => {
    expect(lostCitations(text, documents)).toEqual([]);
  });

  it.each([
    ['/** Excise (duty-rules §5). */', 'duty-rules §5'],
    ['/** All of it (duty-rules §1 to §10). */', 'duty-rules §10'],
    ['/** Screens (specification §2). */', 'specification §2'],
    ['/** Criteria (ux.md). */', 'ux.md'],
    ['/** Criteria (docs/ux.md, 5). */', 'docs/ux.md'],
  ])('misses what %s cites', (text, cited) => {
    expect(lostCitations(text, documents)).toEqual([`1: cites ${cited}, which is not in docs/`]);
  });
});
