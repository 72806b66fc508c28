import { typeset } from '@retour/core';
import { House, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChunkLoadError } from '../../lib/lazy-component';
import { useOnline } from '../../lib/use-online';
import { Button, ButtonLink, Notice, PageHeading, Stack } from '../../ui';
import { pages } from './page-table';

export interface FaultPageProps {
  readonly fault: unknown;
}

interface Words {
  readonly title: string;
  readonly lead: string;
}

function wordsFor(fault: unknown, online: boolean): Words {
  if (!(fault instanceof ChunkLoadError)) {
    return {
      title: 'Cette page s’est arrêtée',
      lead: 'Une erreur de notre fait empêche de l’afficher. Rechargez-la : cela suffit le plus souvent.',
    };
  }
  if (!online) {
    return {
      title: 'Cette page demande une connexion',
      lead: 'Elle n’a pas encore été enregistrée sur votre appareil. Elle s’affichera quand le réseau reviendra.',
    };
  }
  return {
    title: 'Cette page n’a pas pu être chargée',
    lead: 'Le réseau a coupé, ou une nouvelle version du service vient de sortir. Rechargez la page.',
  };
}

export function FaultPage({ fault }: FaultPageProps): ReactNode {
  const words = wordsFor(fault, useOnline());
  return (
    <Stack gap="large">
      <PageHeading title={words.title} lead={typeset(words.lead)} />
      <Notice tone="success">Vos réponses et votre panier sont gardés sur cet appareil.</Notice>
      <Stack>
        <Button icon={RotateCw} onClick={() => window.location.reload()}>
          Recharger la page
        </Button>
        <ButtonLink to={pages.home.path} variant="secondary" icon={House}>
          Revenir à l’accueil
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
