import type { FieldProblem } from '@retour/contract';

/** Pages where the fields of a declaration are put right. */
export interface FieldPages {
  readonly age: string;
  readonly contact: string;
  readonly transport: string;
  readonly basket: string;
  readonly check: string;
}

/** A field that the server refused, and the page where it is answered. */
export interface RefusedField {
  readonly message: string;
  readonly to: string;
}

const pageOfField: Readonly<Record<string, keyof FieldPages>> = {
  age: 'age',
  country: 'transport',
  meanOfTransport: 'transport',
  border: 'transport',
  flightNumber: 'transport',
  shoppingProducts: 'basket',
};

/** Where each refused field of a body is put right; the declarant's own are on the contact page. */
export function refusedFields(problems: readonly FieldProblem[], pages: FieldPages): readonly RefusedField[] {
  return problems.map(({ path, message }) => {
    const [field = ''] = path.split('.');
    const page = field.startsWith('declarant') ? 'contact' : (pageOfField[field] ?? 'check');
    return { message, to: pages[page] };
  });
}
