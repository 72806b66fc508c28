import type { FieldProblem } from '@retour/contract';
import { declarationPaths } from '../declaration-paths';

/** A field that the server refused, and the page where it is answered. */
export interface RefusedField {
  readonly message: string;
  readonly to: string;
}

const pageOfField: Readonly<Record<string, string>> = {
  age: declarationPaths.age,
  country: declarationPaths.transport,
  meanOfTransport: declarationPaths.transport,
  border: declarationPaths.transport,
  flightNumber: declarationPaths.transport,
  shoppingProducts: declarationPaths.basket,
};

/** Where each refused field of a body is put right; the declarant's own are on the contact page. */
export function refusedFields(problems: readonly FieldProblem[]): readonly RefusedField[] {
  return problems.map(({ path, message }) => {
    const [field = ''] = path.split('.');
    const isDeclarant = field.startsWith('declarant');
    return {
      message,
      to: isDeclarant ? declarationPaths.contact : (pageOfField[field] ?? declarationPaths.check),
    };
  });
}
