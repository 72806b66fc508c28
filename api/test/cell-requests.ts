import type { RouteContract } from '@retour/contract';
import * as contract from '@retour/contract';
import type { CellRequest, Declared, World } from './authorisation-world';

/** What the calls of the matrix are about: nothing, or a declaration just made for them. */
export const nothing = (): CellRequest => ({});
const of = ({ declarationId, claimToken }: Declared, more: CellRequest = {}): CellRequest => ({
  params: { declarationId },
  claimToken,
  ...more,
});
export const draft = async (world: World, more?: CellRequest) => of(await world.travellers('draft'), more);
export const submitted = async (world: World, more?: CellRequest) =>
  of(await world.travellers('submitted'), more);
export const agentsDraft = async (world: World, more?: CellRequest) => of(await world.agents(), more);

export const correction = {
  reason: 'Facture présentée.',
  corrections: [{ customId: 'a', originalValue: 650 }],
};

/** A correction that a colleague of all who call proposed, of a traveller's declaration that was validated. */
export const proposal = async (world: World) => {
  const { declarationId, claimToken } = await world.travellers('submitted');
  const proposalId = await world.propose(declarationId);
  return { params: { declarationId, proposalId }, claimToken };
};

/** A batch of one declaration that waits to be validated. */
export async function validation(world: World): Promise<CellRequest> {
  const { declarationId: id } = await world.travellers('submitted');
  return { body: { act: 'validate', declarations: [{ id, version: 2 }] } };
}

/** One declaration among those of a list. */
export async function chosen(world: World): Promise<CellRequest> {
  const { declarationId } = await world.travellers('submitted');
  return { body: { declarations: [declarationId] } };
}

/** Somebody who is about to declare. */
export const traveller = (): CellRequest => ({
  body: { declarantLastName: 'Personne', declarantFirstName: 'Zoé' },
});

/** The document of one declaration. */
export async function papers(world: World): Promise<CellRequest> {
  const { declarationId: id } = await world.travellers('submitted');
  return { body: { declarations: [{ id, version: 2 }] } };
}

/** No list kept. */
export const noViews = (): CellRequest => ({ body: { views: [] } });

/** What an agent reads of the service, or of their own. */
export const readByAgents: readonly RouteContract[] = [
  contract.readQueuesRoute,
  contract.readTakingsRoute,
  contract.readTakingsSheetRoute,
  contract.readTakingsMovementsRoute,
  contract.readOwnAccountRoute,
  contract.readOwnOfficeRoute,
  contract.readProductHistoryRoute,
  contract.readListPreferencesRoute,
];
