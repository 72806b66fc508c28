import { formatEuros, typeset } from '@retour/core';
import { Check, ShoppingBasket, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  AllowanceBar,
  Button,
  Card,
  EmptyState,
  Notice,
  type NoticeTone,
  Pill,
  Skeleton,
  Stack,
  TagCard,
} from '../../ui';
import styles from '../gallery.module.css';
import { Sample } from '../sample';

const notices: Readonly<Record<NoticeTone, string>> = {
  note: 'Nous avons choisi le partage qui vous fait payer le moins.',
  info: 'Les taux de change datent du mois dernier.',
  success: 'Votre déclaration est enregistrée.',
  warning: 'Ce produit demande un certificat.',
  error: 'Le serveur ne répond pas. Vos réponses sont gardées.',
};

export function Cards(): ReactNode {
  return (
    <>
      <Sample name="TagCard">
        <TagCard
          label="À payer à la douane"
          amount={formatEuros(134_92)}
          note="Estimation au 21 novembre 2026"
        >
          <Stack>
            <AllowanceBar label="Valeur" detail={typeset('317,60 € sur 430 €')} ratio={0.74} />
            <Button>Déclarer mes achats</Button>
          </Stack>
        </TagCard>
        <TagCard label="Référence de votre déclaration" amount="K7MQ 4T9X" />
        <TagCard label="À payer pour l’instant" above={typeset('au moins')} amount={formatEuros(918_62)} />
        <TagCard
          label="Rien à payer"
          amount={formatEuros(0)}
          note="Tout tient dans votre franchise."
          isFree
        />
      </Sample>
      <Sample name="Card, AllowanceBar">
        <Card>
          <Stack>
            <AllowanceBar
              label="Franchise en valeur"
              aside={typeset('reste 112,40 €')}
              detail={typeset('317,60 € sur 430 €')}
              ratio={0.74}
            />
            <AllowanceBar label="Alcool" detail="1,5 L sur 1 L" ratio={1.5} exceeded />
            <AllowanceBar label="Tabac" detail="800 sur 200" ratio={4} exceeded />
            <AllowanceBar label="Bière" detail="0 L sur 16 L" ratio={0} />
          </Stack>
        </Card>
      </Sample>
      <Sample name="Pill">
        <div className={styles.row}>
          <Pill>taxé</Pill>
          <Pill tone="success" icon={Check}>
            en franchise
          </Pill>
          <Pill tone="danger" icon={TriangleAlert}>
            interdit
          </Pill>
          <Pill tone="note">à vérifier</Pill>
        </div>
      </Sample>
      <Sample name="Notice">
        {Object.entries(notices).map(([tone, text]) => (
          <Notice
            key={tone}
            tone={tone as NoticeTone}
            title={tone === 'warning' ? 'Marchandise réglementée' : undefined}
          >
            {text}
          </Notice>
        ))}
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          level={3}
          icon={ShoppingBasket}
          title="Votre panier est vide"
          action={<Button>Ajouter un article</Button>}
        >
          {typeset('Cherchez votre premier achat : un mot suffit.')}
        </EmptyState>
      </Sample>
      <Sample name="Skeleton">
        <Skeleton lines={4} long="" />
      </Sample>
    </>
  );
}
