import { describe, expect, it } from 'vitest';
import { forbiddenImports, importCycles, readGraph, rowsWithSchemas, type SourceFile } from './import-graph';

function graphOf(sources: Readonly<Record<string, string>>): readonly SourceFile[] {
  const files = Object.keys(sources);
  return readGraph(files, files, (file) => sources[file] ?? '');
}

describe('forbidden imports', () => {
  it.each([
    ['core/src/money/cents.ts', "import fs from 'node:fs';", 'core imports nothing'],
    ['core/src/money/cents.ts', "import { z } from 'zod';", 'core imports nothing'],
    [
      'core/src/money/cents.ts',
      "import type { Route } from '@retour/contract';",
      'core may not import contract',
    ],
    ['contract/src/route.ts', "import { useState } from 'react';", 'contract knows core and zod alone'],
    ['api/src/app.ts', "import { Button } from '@retour/web';", 'api/root may not import web/app'],
    [
      'web/src/ui/card.tsx',
      "import { assess } from '@retour/core';",
      'ui takes nothing but French formatting',
    ],
    ['web/src/ui/card.tsx', "import { useAppStore } from '../store';", 'web/ui may not import web/store'],
    ['web/src/lib/http.ts', "export { Card } from '../ui/card';", 'web/lib may not import web/ui'],
    [
      'web/src/features/guide/a.ts',
      "import('../simulation/b');",
      'feature guide may not import feature simulation',
    ],
    ['web/src/features/guide/a.ts', "import '../../app/router';", 'web/features may not import web/app'],
    ['web/src/app/router.tsx', "import { readFile } from 'node:fs';", 'no Node in the browser'],
    ['web/src/app/a.ts', "import { x } from '../../../core/src/index';", 'by its package name'],
    ['core/src/money/a.ts', "import type { B } from '../goods/b';", 'money stands below goods'],
    ['core/src/goods/a.ts', "import { b } from '../regulation/tables/b';", 'goods stands below regulation'],
    ['core/src/regulation/tables/a.ts', "import { b } from '../../assessment/b';", 'stands below assessment'],
    ['core/src/attic/a.ts', "import { b } from '../money/b';", 'attic has no place in the order'],
    ['core/src/sheet/a.ts', "import { b } from '../index';", 'does not import its index'],
    [
      'api/src/features/reference/storage/rates.ts',
      "import type { R } from '../read-rates';",
      'storage may not import use cases',
    ],
    [
      'api/src/features/identity/accounts/storage/links.ts',
      "import { r } from '../routes';",
      'storage may not import routes',
    ],
    [
      'api/src/features/reference/read-rates.ts',
      "import { r } from './agent-routes';",
      'use cases may not import routes',
    ],
    ['api/src/features/identity/routes.ts', "import { r } from './identity';", 'routes may not import mount'],
    [
      'api/src/features/declaration/put-declaration.ts',
      "import type { L } from '../review/storage/list-row';",
      'feature declaration may not import feature review',
    ],
    [
      'api/src/features/contact/routes.ts',
      "import { r } from '../declaration/read-declaration';",
      'feature contact may not import feature declaration',
    ],
    [
      'api/src/features/review/routes.ts',
      "import { r } from '../declaration/routes';",
      'offers its use cases and its storage, not its routes',
    ],
    [
      'api/src/features/review/storage/list-row.ts',
      "import { r } from '../../declaration/read-declaration';",
      'storage may not import use cases',
    ],
    ['api/src/platform/database.ts', "import { r } from '../features/simulation/service';", 'may not import'],
    ['e2e/simulation/a.spec.ts', "import { x } from '../../web/src/ui';", 'by its package name'],
    ['api/src/platform/a.ts', "import { Provider } from 'oidc-provider';", 'a production installation'],
    ['api/src/platform/a.ts', "export * from '@electric-sql/pglite/live';", 'a production installation'],
  ])('refuses in %s: %s', (file, code, reason) => {
    expect(forbiddenImports(graphOf({ [file]: code })).join()).toContain(reason);
  });

  it.each([
    ['core/src/money/cents.test.ts', "import { it } from 'vitest';"],
    ['contract/src/values.ts', "import * as z from 'zod/mini';"],
    ['web/src/ui/card.tsx', "import { typeset, formatEuros } from '@retour/core';"],
    ['web/src/features/guide/a.ts', "import { useCatalogue } from '../reference';"],
    ['web/src/features/review/a.ts', "import { checkTrip } from '../declarant/trip/check-trip';"],
    ['web/src/app/router.tsx', "import('../features/home/home-page');"],
    ['core/src/sheet/a.ts', "import { b } from '../assessment/b';"],
    ['core/src/regulation/a.test.ts', "import { b } from '../assessment/b';"],
    ['core/src/index.ts', "export { b } from './answer/b';"],
    ['api/src/features/simulation/routes.ts', "import { simulate } from './simulate';"],
    ['api/src/features/simulation/routes.ts', "import { read } from './storage/read';"],
    ['api/src/features/identity/identity.ts', "import { r } from './sessions/routes';"],
    ['api/src/features/identity/accounts/storage/a.ts', "import { b } from '../../storage/b';"],
    ['api/src/platform/a.ts', "import type { Provider } from 'oidc-provider'; import('oidc-provider');"],
    ['api/src/platform/a.test.ts', "import { Provider } from 'oidc-provider';"],
    ['api/src/features/review/routes.ts', "import { r } from '../declaration/read-declaration';"],
    [
      'api/src/features/review/storage/list-row.ts',
      "import { f } from '../../declaration/storage/declaration-row';",
    ],
    [
      'api/src/features/review/leases.test.ts',
      "import { s } from '../declaration/testing/start-declarations';",
    ],
    ['scripts/bench/assess.ts', "import { assess } from '../../core/src/index';"],
  ])('accepts in %s: %s', (file, code) => {
    expect(forbiddenImports(graphOf({ [file]: code }))).toEqual([]);
  });
});

describe('import cycles', () => {
  it('finds a circle', () => {
    const graph = graphOf({
      'core/src/a.ts': "import { b } from './b';",
      'core/src/b.ts': "export * from './a';",
    });
    expect(importCycles(graph)).toEqual(['core/src/a.ts → core/src/b.ts → core/src/a.ts']);
  });

  it('finds a circle of types', () => {
    const graph = graphOf({
      'core/src/a.ts': "import type { B } from './b';",
      'core/src/b.ts': "import { a } from './a';",
    });
    expect(importCycles(graph)).toEqual(['core/src/a.ts → core/src/b.ts → core/src/a.ts']);
  });
});

describe('tables of rows', () => {
  const rows = {
    'contract/src/declared-fields.ts': '',
    'contract/src/declared-words.ts': "import { a } from './declared-fields';",
    'contract/src/review-filters.ts': "import { declarationStatuses } from '@retour/core';",
    'contract/src/retention-terms.ts': '',
    'contract/src/simulation-limits.ts': '',
    'contract/src/traveller-promises.ts': '',
    'contract/src/treatments.ts': "import { term } from './retention-terms';",
    'contract/src/declaration.ts': "import * as z from 'zod/mini';",
    'contract/src/calendar.ts': "import { b } from './declaration';",
  };

  it('may read core, each other, and types', () => {
    const typed = "import type { Body } from './declaration';";
    expect(rowsWithSchemas(graphOf(rows))).toEqual([]);
    expect(rowsWithSchemas(graphOf({ ...rows, 'contract/src/declared-fields.ts': typed }))).toEqual([]);
  });

  it.each([
    ["import { authorTypes } from './declaration';", 'declaration.ts → zod/mini'],
    ["import { today } from './calendar';", 'calendar.ts → contract/src/declaration.ts → zod/mini'],
    ["export * from './declaration';", 'declaration.ts → zod/mini'],
    ["import * as z from 'zod/mini';", 'review-filters.ts → zod/mini'],
  ])('bring no schema: %s', (code, trail) => {
    const [fault = ''] = rowsWithSchemas(graphOf({ ...rows, 'contract/src/review-filters.ts': code }));
    expect(fault).toContain('rows with schemas: contract/src/review-filters.ts → ');
    expect(fault).toContain(trail);
  });

  it('are known by their names', () => {
    expect(rowsWithSchemas([])).toContain('rows with schemas: no file contract/src/review-filters.ts');
  });
});
