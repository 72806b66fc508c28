import {
  type CorrectableFieldName,
  type Correction,
  declarationMessages,
  type FieldProblem,
  refusePostalCode,
} from '@retour/contract';
import { adultAge, typeset } from '@retour/core';
import { pickDeclared, type StoredRequest } from '../../declaration/storage/declared-content';
import { correctionInvalid } from '../problems';

/** What two fields say of one another, when the correction touches either: what nobody touched was accepted as it is. */
function refuseTogether(
  { declarantAddressPostalCode, declarantAddressCountry, age, ageIsMinimum }: StoredRequest,
  declared: NonNullable<Correction['declared']>,
): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (field: CorrectableFieldName, message: string): void => {
    problems.push({ path: `declared.${field}`, code: 'invalid', message: typeset(message) });
  };
  const isAddress = 'declarantAddressPostalCode' in declared || 'declarantAddressCountry' in declared;
  const wrongCode = isAddress ? refusePostalCode(declarantAddressPostalCode, declarantAddressCountry) : null;
  if (wrongCode !== null) refuse('declarantAddressPostalCode', wrongCode);
  if (ageIsMinimum === true && age < adultAge) refuse('ageIsMinimum', declarationMessages.ageIsMinimum);
  return problems;
}

/** Who declares and how they came, once corrected. An age that is said anew is exact, unless it is said to be a minimum. */
export function correctDeclared(request: StoredRequest, { declared = {} }: Correction): StoredRequest {
  const exact = declared.age === undefined ? {} : { ageIsMinimum: undefined };
  const corrected = pickDeclared({ ...request, ...exact, ...declared } as StoredRequest);
  const refused = refuseTogether(corrected, declared);
  if (refused.length > 0) throw correctionInvalid(refused);
  return corrected;
}
