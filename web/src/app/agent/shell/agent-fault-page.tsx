import { typeset } from '@retour/core';
import { House, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChunkLoadError } from '../../../lib/lazy-component';
import { Button, ButtonLink, PageHeading, Stack } from '../../../ui';
import { agentPaths } from '../agent-paths';

/** A page that stopped, or that could not be fetched. */
export function AgentFaultPage({ fault }: { readonly fault: unknown }): ReactNode {
  const lead =
    fault instanceof ChunkLoadError
      ? 'Le réseau a coupé, ou une nouvelle version vient de sortir. Rechargez la page.'
      : 'Une erreur de notre fait empêche de l’afficher. Rechargez-la : cela suffit le plus souvent.';
  return (
    <Stack gap="large">
      <PageHeading title="Cette page n’a pas pu s’afficher" lead={typeset(lead)} />
      <Stack>
        <Button icon={RotateCw} onClick={() => window.location.reload()}>
          Recharger la page
        </Button>
        <ButtonLink to={agentPaths.home} variant="secondary" icon={House}>
          Revenir à l’accueil
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
