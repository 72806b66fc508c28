import { FilePlus2, RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { randomUuid } from '../../../../lib/random-uuid';
import { useAppStore } from '../../../../store';
import {
  eraseParked,
  maxParked,
  type ParkedDeclaration,
  parkAgentDeclaration,
  takeUpParked,
} from '../../../../store/parked/parked-declarations';
import { BackLink, Button, ButtonLink, Card, PageHeading, Stack } from '../../../../ui';
import formStyles from '../../../declarant/form/step-form.module.css';
import { useReadFromTop } from '../../detail/use-read-from-top';
import { creationPaths } from '../creation-paths';
import { isBegun } from '../progress/creation-progress';
import { resumeAt, resumed } from '../progress/resume-at';
import { mayBeSaved } from '../sending/left-try';
import { EraseDialog } from '../steps/erase-dialog';
import { creationText } from '../text/creation-text';
import { describeRequest, nameOfRequest } from './describe-request';
import { ParkedCard } from './parked-card';
import { useParked } from './use-parked';

/** The way in: the first step at once, or the choice when declarations are begun. */
export function StartPage(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const parked = useParked();
  const navigate = useNavigate();
  const titleId = useId();
  const readFromTop = useReadFromTop();
  const [erased, setErased] = useState<ParkedDeclaration | null>(null);
  const { declarationAgentRequest: request, declarationAgentResponse } = declaration;
  if (declarationAgentResponse.pending !== null) return <Navigate to={creationPaths.sending} replace />;
  const isInHand = isBegun(request);
  if (!isInHand && parked.length === 0) return <Navigate to={creationPaths.contact} replace />;

  const begun = [...(isInHand ? [request] : []), ...parked.map((one) => one.request)];
  const count = begun.length;
  const lead = begun.some(mayBeSaved) ? creationText.startLeadKept(count) : creationText.startLead(count);
  const hasRoom = !isInHand || parked.length < maxParked;
  /** What is in hand is parked first: nothing that was typed goes away unasked. */
  const park = (inExchangeFor?: string): boolean =>
    !isInHand || parkAgentDeclaration({ newId: randomUuid(), name: '', at: new Date(), inExchangeFor });
  const takeUp = (id: string): void => {
    if (park(id) && takeUpParked(id))
      void navigate(resumeAt(useAppStore.getState().declaration), { state: resumed });
  };
  const startAnew = (): void => {
    if (park()) void navigate(creationPaths.contact);
  };
  return (
    <div className={formStyles.page}>
      <BackLink to={creationPaths.home} />
      <PageHeading title={creationText.startTitle(count)} lead={lead} />
      {isInHand && (
        <Card as="section" labelledBy={titleId}>
          <Stack>
            <h2 id={titleId}>{nameOfRequest(request)}</h2>
            <p>{describeRequest(request)}</p>
            {mayBeSaved(request) && <p>{creationText.sendAgain}</p>}
            <ButtonLink to={resumeAt(declaration)} state={resumed} icon={RotateCcw}>
              {creationText.resume}
            </ButtonLink>
          </Stack>
        </Card>
      )}
      {parked.map((one) => (
        <ParkedCard
          key={one.id}
          declaration={one}
          onTakeUp={() => takeUp(one.id)}
          onErase={() => setErased(one)}
        />
      ))}
      <Stack gap="small">
        <Button
          variant={isInHand ? 'secondary' : 'primary'}
          icon={FilePlus2}
          disabled={!hasRoom}
          onClick={startAnew}
        >
          {creationText.startAnew}
        </Button>
        {isInHand && <p>{hasRoom ? creationText.startAnewHint : creationText.startAnewNoRoom(maxParked)}</p>}
      </Stack>
      <EraseDialog
        isOpen={erased !== null}
        isUncertain={erased !== null && mayBeSaved(erased.request)}
        onKeep={() => setErased(null)}
        onErase={() => {
          if (erased !== null) eraseParked(erased.id);
          setErased(null);
          readFromTop();
        }}
      />
    </div>
  );
}
