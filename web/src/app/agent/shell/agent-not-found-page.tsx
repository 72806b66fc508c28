import { typeset } from '@retour/core';
import { House, MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, PageHeading, Stack } from '../../../ui';
import { agentPaths } from '../agent-paths';

export function AgentNotFoundPage(): ReactNode {
  return (
    <Stack gap="large">
      <PageHeading
        title="Cette page n’existe pas"
        lead={typeset('Le lien est peut-être ancien ou incomplet. Rien n’est perdu.')}
      />
      <EmptyState
        icon={MapPinOff}
        title={typeset('Où voulez-vous aller ?')}
        action={
          <>
            <ButtonLink to={agentPaths.declarations}>Voir les déclarations</ButtonLink>
            <ButtonLink to={agentPaths.home} variant="secondary" icon={House}>
              Revenir à l’accueil
            </ButtonLink>
          </>
        }
      />
    </Stack>
  );
}
