import { formatEuros, typeset } from '@retour/core';
import { Car, Clock, Plane, Ship } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  CheckGroup,
  Pagination,
  Pill,
  RadioGroup,
  RowLink,
  Table,
  type TableColumn,
  TextArea,
} from '../../ui';
import { Sample } from '../sample';

interface Row {
  readonly reference: string;
  readonly name: string;
  readonly cents: number;
  readonly isOld?: boolean;
}

const rows: readonly Row[] = [
  { reference: 'K7Q-2MX-9TP', name: 'Dupont Élodie', cents: 134_92 },
  { reference: 'M25-341-JKS', name: 'Okonkwo Chidi', cents: 0, isOld: true },
  { reference: 'S35-D97-K89', name: 'Nguyễn Văn An', cents: 1_603_56 },
];

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'reference',
    label: 'Référence',
    render: ({ reference }) => (
      <RowLink to="/">
        <span translate="no">{reference}</span>
      </RowLink>
    ),
  },
  { id: 'name', label: 'Voyageur', render: ({ name }) => name },
  { id: 'total', label: 'À payer', align: 'end', render: ({ cents }) => formatEuros(cents) },
  {
    id: 'status',
    label: 'État',
    render: () => (
      <Pill tone="neutral" icon={Clock}>
        brouillon
      </Pill>
    ),
  },
];

const transports = [
  { id: 'plane', label: 'Avion', icon: Plane },
  { id: 'boat', label: 'Bateau', icon: Ship },
  { id: 'car', label: 'Voiture', icon: Car },
] as const;

/** What lists are made of: rows, pages, several choices, and a text of several lines. */
export function Lists(): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>(['plane']);
  const [reason, setReason] = useState('Facture de 620 euros présentée.');
  return (
    <>
      <Sample name="Table, RowLink">
        <Table
          label="Déclarations"
          columns={columns}
          rows={rows}
          rowKey={({ reference }) => reference}
          isFaded={({ isOld }) => isOld === true}
        />
      </Sample>
      <Sample name="Pagination">
        <Pagination label="Pages" position="21 à 40 sur 128" previous={{ to: '/' }} next={{ to: '/' }} />
      </Sample>
      <Sample name="CheckGroup">
        <CheckGroup
          legend="Transport"
          name="galerie-transports"
          options={transports}
          selected={chosen}
          onChange={setChosen}
        />
      </Sample>
      <Sample name="RadioGroup, choix fermé">
        <RadioGroup
          legend="Moyen de paiement"
          name="galerie-paiement"
          options={[
            { id: 'card', value: 'Carte bancaire' },
            { id: 'cash', value: 'Espèces', hint: typeset('Interdit au-dessus de 1 000 €'), disabled: true },
          ]}
          selected="card"
          onChange={() => undefined}
        />
      </Sample>
      <Sample name="TextArea">
        <TextArea label="Raison" hint="Elle sera lue par le voyageur." value={reason} onChange={setReason} />
        <TextArea
          label="Raison"
          error="Indiquez la raison, en trois caractères au moins."
          value=""
          onChange={setReason}
        />
      </Sample>
    </>
  );
}
