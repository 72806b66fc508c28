import { expect, type Page } from '@playwright/test';
import type { Declaration } from '@retour/contract';

interface Claim {
  readonly id: string;
  readonly claimToken: string;
}

/** What the server really holds, read with the traveller's own secret. */
export async function storedDeclaration(page: Page, { id, claimToken }: Claim): Promise<Declaration> {
  const read = () =>
    page.request.get(`/api/declaration/${id}/`, { headers: { 'x-claim-token': claimToken } });
  await expect.poll(async () => (await read()).status(), { message: 'the server knows it' }).toBe(200);
  return (await read()).json();
}

/** The identity made on this device for the declaration in the making. */
export async function deviceClaim(page: Page): Promise<Claim> {
  return page.evaluate(() => {
    const { declarationRequest } = JSON.parse(localStorage.getItem('app-storage') ?? '{}').state.declaration;
    return { id: declarationRequest.declarationId, claimToken: declarationRequest.claimToken };
  });
}
