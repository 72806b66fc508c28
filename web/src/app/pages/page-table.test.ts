import { expect, test } from 'vitest';
import { declarationPaths } from '../../features/declaration/declaration-paths';
import { simulatorPaths } from '../../features/simulation/simulator-paths';
import source from './page-parts.ts?raw';
import { allPages, drawnAddresses, pageAt, typedAddresses } from './page-table';

test.each(allPages.flatMap(([name, { module }]) => (module === undefined ? [] : [[name, module] as const])))(
  'the part of « %s » comes from the module that the table names',
  (name, module) => {
    const imported = `../../features/${module.replace(/\.tsx$/, '')}`;
    expect(source).toMatch(new RegExp(`\\b${name}: lazy\\w+\\(\\(\\) =>\\s+import\\('${imported}'\\)`));
  },
);

test.each([
  ['/', 'home'],
  ['/faqs', 'faq'],
  ['/simulateur/configuration/etape2', 'simulator'],
  ['/simulateur/declaration', 'carryOver'],
  ['/preparer-mon-voyage/configuration', 'tripSetup'],
  ['/simulateurs', undefined],
])('%s is an address of %s', (address, name) => {
  expect(pageAt(address)?.[0]).toBe(name);
});

test('no two pages have the same address', () => {
  const paths = allPages.map(([, { path }]) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every step is an address that is drawn, and nothing else below a page is', () => {
  const steps = new Set<string>([...Object.values(simulatorPaths), ...Object.values(declarationPaths)]);
  const below = drawnAddresses.filter((address) => address.split('/').length > 2);
  expect([...steps].filter((step) => !drawnAddresses.includes(step))).toEqual([]);
  expect(below.filter((address) => !steps.has(address))).toEqual(['/preparer-mon-voyage/configuration']);
});

test('an address that people type is none of ours, and leads to one', () => {
  for (const [typed, address] of Object.entries(typedAddresses)) {
    expect(drawnAddresses).not.toContain(typed);
    expect(drawnAddresses).toContain(address);
  }
});
