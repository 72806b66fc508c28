import type { SimulationAnswer } from '@retour/contract';
import { usedElsewhere, usesAllowance } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeclarationRequest } from '../../../../store';
import { Notice } from '../../../../ui';
import { buildDeclarationBody } from '../../../declarant/request/build-declaration-body';
import { AllowanceUses } from '../../detail/used-allowance';
import { foundRelatedQuery } from '../../queries/review-queries';
import { relatedText } from '../../text/related-text';
import { mayBeSaved } from '../sending/left-try';

export interface UsedBeforeProps {
  /** Complete. */
  readonly request: DeclarationRequest;
  readonly answer: SimulationAnswer;
}

/** Before a declaration is saved, which counts the allowance in full: what of it the same traveller has used the same day. */
export function UsedBefore({ request, answer }: UsedBeforeProps): ReactNode {
  const counting = { status: 'draft', date: answer.date, assessment: answer } as const;
  const body = buildDeclarationBody(request, answer.date, 'agent');
  const declarant = {
    declarantLastName: body.declarantLastName,
    declarantFirstName: body.declarantFirstName,
    declarantEmail: body.declarantEmail,
    declarantPhoneNumber: body.declarantPhoneNumber,
    declarantAddressStreet: body.declarantAddressStreet,
    declarantAddressPostalCode: body.declarantAddressPostalCode,
    declarantAddressCity: body.declarantAddressCity,
    declarantAddressCountry: body.declarantAddressCountry,
    date: answer.date,
    ...(mayBeSaved(request) ? { besides: request.declarationId } : {}),
  };
  const isToLook = usesAllowance(counting);
  const { data, failureCount } = useQuery({ ...foundRelatedQuery(declarant), enabled: isToLook });
  if (!isToLook) return null;
  if (data !== undefined)
    return <AllowanceUses uses={usedElsewhere(counting, data)} advice={relatedText.usedAdvice} live />;
  return (
    failureCount > 0 && (
      <Notice tone="warning" live>
        {relatedText.usedUnknown}
      </Notice>
    )
  );
}
