import { type DeclarationPage, declaredFields, type FieldProblem } from '@retour/contract';

/** Pages where the fields of a declaration are put right. */
export type FieldPages = Readonly<Record<DeclarationPage, string>>;

/** A field that the server refused, and the page where it is answered. */
export interface RefusedField {
  readonly message: string;
  readonly to: string;
}

const pageOfField: ReadonlyMap<string, DeclarationPage> = new Map(
  Object.entries(declaredFields).map(([field, { askedOn }]) => [field, askedOn]),
);

/** Where each refused field of a body is put right. */
export function refusedFields(problems: readonly FieldProblem[], pages: FieldPages): readonly RefusedField[] {
  return problems.map(({ path, message }) => {
    const [field = ''] = path.split('.');
    return { message, to: pages[pageOfField.get(field) ?? 'check'] };
  });
}
