import { type Declaration, type DeclaredFieldName, declaredFields } from '@retour/contract';

/** What was sent, as it is kept: the day of arrival is always said. */
export type StoredRequest = Pick<Declaration, DeclaredFieldName>;

/** Anything that holds the declared fields: a body, a declaration, a request. */
type Declared = { readonly [Name in keyof StoredRequest]: StoredRequest[Name] | undefined };

/** The declared fields alone, always in the order of their table and without what is absent. */
export function pickDeclared(values: Declared): StoredRequest {
  const names = Object.keys(declaredFields) as DeclaredFieldName[];
  const entries = names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
  return Object.fromEntries(entries) as StoredRequest;
}
