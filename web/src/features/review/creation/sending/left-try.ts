import { changeAppState, type DeclarationRequest } from '../../../../store';

/**
 * Whether a try left that the server did not surely refuse: the declaration may be saved, under its id. It is kept with
 * the answers, in every tab and parked too, until they are saved or erased; an agent corrects nothing sent from this
 * device, so that what these answers « correct » is themselves, sent once.
 */
export function mayBeSaved({ declarationId, corrects }: DeclarationRequest): boolean {
  return declarationId !== undefined && corrects === declarationId;
}

/** Notes it before what submits the declaration leaves: the page may close before the answer. */
export function noteLeftTry(declarationId: string): void {
  keep(declarationId, declarationId);
}

/** The try did not get through, and no other had left before. */
export function forgetLeftTry(declarationId: string): void {
  keep(declarationId, undefined);
}

function keep(declarationId: string, corrects: string | undefined): void {
  changeAppState(({ declaration }) => {
    const { declarationAgentRequest: request } = declaration;
    if (request.declarationId !== declarationId) return {};
    return { declaration: { ...declaration, declarationAgentRequest: { ...request, corrects } } };
  });
}
