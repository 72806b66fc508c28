import {
  checkParsing,
  type FieldIds,
  type Parsing,
  type SentForm,
  useSentForm,
  useTyped,
} from '../../../lib/form';
import { failureText } from '../text/failure-text';

type Values<Field extends string> = Readonly<Record<Field, string>>;

export interface IdentityFormOptions<Field extends string> {
  readonly initial: Values<Field>;
  readonly ids: FieldIds<Field>;
  /** What a schema of the contract says of the values. */
  readonly parse: (values: Values<Field>) => Parsing;
  readonly send: (values: Values<Field>) => Promise<void>;
  /** The field that a refusal without fields is about, by its code. */
  readonly blamedField?: (code: string) => Field | undefined;
}

/** A short form of texts, checked as the contract does, then sent. */
export function useIdentityForm<Field extends string>({
  initial,
  parse,
  ...options
}: IdentityFormOptions<Field>): SentForm<Values<Field>, Field> {
  return useSentForm({
    ...options,
    ...useTyped(initial),
    check: (values) => checkParsing(options.ids, values, parse(values)),
    sayFailure: failureText,
  });
}
