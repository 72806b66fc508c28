import { IdCard } from 'lucide-react';
import { list, note, text } from '../blocks';
import type { TripTopic } from './topic';

export const documentsTopic: TripTopic = {
  id: 'documents',
  title: () => 'Documents de voyage',
  icon: IdCard,
  toVerify: true,
  answer: () => [
    text('Vérifiez vos papiers avant d’acheter le billet. Chaque pays fixe ses propres règles d’entrée.'),
    list(
      '**Pièce d’identité** : carte d’identité ou passeport en cours de validité. Certains pays exigent six mois de validité après le retour.',
      '**Visa** : demandez-le tôt à l’ambassade du pays.',
      '**Enfant mineur** sans ses parents : l’autorisation de sortie du territoire, signée par un parent.',
      '**Véhicule** : permis, certificat d’immatricu\u00ADlation et assurance. Hors d’Europe, un permis international est souvent demandé.',
      '**Santé** : la carte européenne d’assurance maladie, gratuite, pour un séjour en Europe.',
      '**Animal** : son passeport européen, avec le vaccin contre la rage à jour.',
    ),
    note('Gardez une photo de chaque document dans votre téléphone.'),
  ],
  official: [
    {
      label: 'Conseils aux voyageurs, pays par pays',
      href: 'https://www.diplomatie.gouv.fr/fr/conseils-aux-voyageurs/',
    },
    { label: 'Papiers et démarches', href: 'https://www.service-public.fr/' },
  ],
};
