import { expect, type Page } from '@playwright/test';
import { typographyFaults } from '@retour/core';
import { renderedBlocks } from './rendered-blocks';

/** No fault of French typography in any text that the page shows. */
export async function expectFrenchTypography(page: Page): Promise<void> {
  const blocks = [...(await renderedBlocks(page)), await page.title()];
  const found = blocks.flatMap(typographyFaults);
  expect([...new Set(found)], 'French typography').toEqual([]);
}
