import type { CorrectableFieldName, Declaration } from './declaration';
import { declaredFields } from './declared-fields';

type Fields = Pick<Declaration, CorrectableFieldName>;

/** Of the fields beside the articles, those that differ; an age is told whole. What is absent on one side was not said, or goes. */
export interface ChangedFields {
  readonly before: Partial<Fields>;
  readonly after: Partial<Fields>;
}

export function changedFields(before: Fields, after: Fields): ChangedFields {
  const isChanged = (name: CorrectableFieldName): boolean =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const names = (Object.keys(declaredFields) as (keyof typeof declaredFields)[]).filter(
    (name): name is CorrectableFieldName =>
      name !== 'shoppingProducts' &&
      name !== 'date' &&
      (isChanged(name) || (name === 'age' && isChanged('ageIsMinimum'))),
  );
  const pick = (fields: Fields): Partial<Fields> =>
    Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
  return { before: pick(before), after: pick(after) };
}
