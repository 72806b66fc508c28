export {
  type Checked,
  checkAnswer,
  checkParsing,
  checkProblems,
  type FieldIds,
  type FieldMessage,
  messagesOf,
  type Parsing,
  type Problems,
  refusalOf,
} from './form-problems';
export { useFaultFocus } from './use-fault-focus';
export { type FieldEntry, type Form, type FormFrame, useForm } from './use-form';
export { useProblems } from './use-problems';
export { type SentForm, useSentForm } from './use-sent-form';
export { useTyped } from './use-typed';
