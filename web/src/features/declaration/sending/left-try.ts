import { changeAppState } from '../../../store';

/** Notes it before what submits the declaration leaves: the page may close before the answer. It is kept until this one is sent or erased. */
export function noteLeftTry(declarationId: string): void {
  keep(declarationId, true);
}

/** The try did not get through, and no other had left before. */
export function forgetLeftTry(declarationId: string): void {
  keep(declarationId, false);
}

function keep(declarationId: string, mayBeSent: boolean): void {
  changeAppState(({ declaration }) => {
    const { declarationRequest: request } = declaration;
    if (request.declarationId !== declarationId) return {};
    return { declaration: { ...declaration, declarationRequest: { ...request, mayBeSent } } };
  });
}
