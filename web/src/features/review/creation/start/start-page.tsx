import { spokenName } from '@retour/core';
import { FilePlus2, RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Navigate, useNavigate } from 'react-router';
import {
  type DeclarationRequest,
  declaredArticles,
  startNewAgentDeclaration,
  useAppStore,
} from '../../../../store';
import { BackLink, Button, ButtonLink, Card, PageHeading, Stack } from '../../../../ui';
import { formatArticleCount } from '../../../basket/text/article-count';
import formStyles from '../../../declarant/form/step-form.module.css';
import { countryName } from '../../../reference';
import { creationPaths } from '../creation-paths';
import { isBegun, resumePath } from '../progress/creation-progress';
import { creationText } from '../text/creation-text';

/** The way in: the first step at once, or the choice when a declaration is begun. */
export function StartPage(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const navigate = useNavigate();
  const titleId = useId();
  const { declarationAgentRequest: request, declarationAgentResponse } = declaration;
  if (declarationAgentResponse.pending !== null) return <Navigate to={creationPaths.sending} replace />;
  if (!isBegun(request)) return <Navigate to={creationPaths.contact} replace />;

  const startAnew = (): void => {
    startNewAgentDeclaration();
    void navigate(creationPaths.contact);
  };
  return (
    <div className={formStyles.page}>
      <BackLink to={creationPaths.home} />
      <PageHeading title={creationText.startTitle} lead={creationText.startLead} />
      <Card as="section" labelledBy={titleId}>
        <Stack>
          <h2 id={titleId}>{nameOf(request)}</h2>
          <p>{describe(request)}</p>
          <ButtonLink to={resumePath(declaration)} icon={RotateCcw}>
            {creationText.resume}
          </ButtonLink>
        </Stack>
      </Card>
      <Stack gap="small">
        <Button variant="secondary" icon={FilePlus2} onClick={startAnew}>
          {creationText.startAnew}
        </Button>
        <p>{creationText.startAnewHint}</p>
      </Stack>
    </div>
  );
}

function nameOf({ contactDetails }: DeclarationRequest): string {
  const name = spokenName(contactDetails);
  return name === '' ? creationText.startNobody : creationText.startFor(name);
}

/** « Japon, 2 articles ». */
function describe(request: DeclarationRequest): string {
  const { country } = request.meansOfTransportAndCountry;
  return [
    country === undefined ? undefined : countryName(country),
    formatArticleCount(declaredArticles(request).length),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
