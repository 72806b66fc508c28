import { typeset } from '@retour/core';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BackLink, Button, ButtonLink, Modal, useAnnounce } from '../../ui';
import { Sample } from '../sample';

type Opened = 'none' | 'plain' | 'prevented' | 'long';

const paragraphs = Array.from(
  { length: 18 },
  (_, index) => `Paragraphe ${index + 1} d’un contenu qui défile.`,
);

function Modals(): ReactNode {
  const [opened, setOpened] = useState<Opened>('none');
  const close = (): void => setOpened('none');
  return (
    <>
      <Button onClick={() => setOpened('plain')}>Ouvrir un dialogue</Button>
      <Button variant="secondary" onClick={() => setOpened('prevented')}>
        Ouvrir un dialogue à réponse obligée
      </Button>
      <Button variant="secondary" onClick={() => setOpened('long')}>
        Ouvrir un long dialogue
      </Button>
      <Modal
        open={opened === 'plain'}
        onClose={close}
        title="Vous avez commencé une simulation."
        subtitle={typeset('Souhaitez-vous la reprendre ou en débuter une nouvelle ?')}
        actions={
          <>
            <Button onClick={close}>Reprendre la simulation</Button>
            <Button variant="secondary" onClick={close}>
              Nouvelle simulation
            </Button>
          </>
        }
      />
      <Modal
        open={opened === 'prevented'}
        onClose={close}
        preventClose
        title="Répondez pour continuer"
        titleSize="medium"
        titleWeight="normal"
        actions={<Button onClick={close}>J’ai compris</Button>}
      >
        <p>Ni la touche Échap ni un clic à côté ne ferment ce dialogue.</p>
      </Modal>
      <Modal open={opened === 'long'} onClose={close} label="Un long dialogue sans titre">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Modal>
    </>
  );
}

export function Actions(): ReactNode {
  const announce = useAnnounce();
  return (
    <>
      <Sample name="Button">
        <Button icon={ArrowRight} iconPosition="end">
          Simuler mes achats
        </Button>
        <Button variant="secondary">Modifier mon panier</Button>
        <Button variant="highlight" icon={ArrowRight} iconPosition="end">
          Simuler mes achats
        </Button>
        <Button variant="quiet">Ajouter plus tard</Button>
        <Button variant="danger" icon={Trash2}>
          Effacer la simulation
        </Button>
        <Button disabled>Indisponible</Button>
        <Button busy>Envoi en cours</Button>
        <Button compact icon={Plus} onClick={() => announce('Article ajouté')}>
          Ajouter
        </Button>
      </Sample>
      <Sample name="ButtonLink, BackLink">
        <ButtonLink to="/">Revenir à l’accueil</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Revenir à l’accueil
        </ButtonLink>
        <BackLink to="/" />
      </Sample>
      <Sample name="Modal">
        <Modals />
      </Sample>
    </>
  );
}
