export {
  type Checked,
  checkAnswer,
  checkParsing,
  checkProblems,
  type FieldIds,
  type FieldMessage,
  type Parsing,
  type Problems,
} from './form-problems';
export { type FieldEntry, type Form, type FormFrame, useForm } from './use-form';
export { type SentForm, useSentForm } from './use-sent-form';
export { useTyped } from './use-typed';
