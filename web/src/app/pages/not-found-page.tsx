import { typeset } from '@retour/core';
import { House, MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, PageHeading, Stack } from '../../ui';
import { pages } from './page-table';
import { SimulatorSlot } from './simulator-slot';

export function NotFoundPage(): ReactNode {
  return (
    <Stack gap="large">
      <PageHeading
        title="Cette page n’existe pas"
        lead={typeset('Le lien est peut-être ancien ou incomplet. Vos réponses, elles, sont toujours là.')}
      />
      <EmptyState
        icon={MapPinOff}
        title={typeset('Où voulez-vous aller ?')}
        action={
          <>
            <SimulatorSlot label="Simuler mes achats" />
            <ButtonLink to={pages.home.path} variant="secondary" icon={House}>
              Revenir à l’accueil
            </ButtonLink>
            <ButtonLink to={pages.faq.path} variant="quiet">
              Lire la foire aux questions
            </ButtonLink>
          </>
        }
      />
    </Stack>
  );
}
