/** A person of the stand-in. None of them exists. */
export interface TestPerson {
  readonly key: string;
  /** As the button says it. */
  readonly label: string;
  readonly hint: string;
  /** null: their sign-in fails. */
  readonly claims: Readonly<Record<string, unknown>> | null;
}

const customs = {
  siret: '00000000000017',
  idp_id: 'stand-in',
  roles: ['agent_public', 'agent_public_etat'],
  organization_label: 'Direction des douanes (exemple)',
} as const;

export const testPeople: readonly TestPerson[] = [
  {
    key: 'claire',
    label: 'Claire Martin',
    hint: 'agente des douanes',
    claims: {
      given_name: 'Claire',
      usual_name: 'Martin',
      email: 'claire.martin@douane.gouv.example',
      uid: 'cmartin',
      ...customs,
    },
  },
  {
    key: 'hugo',
    label: 'Hugo Bernard',
    hint: 'agent des douanes',
    claims: {
      given_name: 'Hugo',
      usual_name: 'Bernard',
      email: 'hugo.bernard@douane.gouv.example',
      uid: 'hbernard',
      ...customs,
    },
  },
  {
    key: 'nadia',
    label: 'Nadia Roux',
    hint: 'superviseure des douanes',
    claims: {
      given_name: 'Nadia',
      usual_name: 'Roux',
      email: 'nadia.roux@douane.gouv.example',
      uid: 'nroux',
      ...customs,
    },
  },
  {
    key: 'paul',
    label: 'Paul Petit',
    hint: 'agent d’une autre administration : son accès est refusé',
    claims: {
      given_name: 'Paul',
      usual_name: 'Petit',
      email: 'paul.petit@mairie.example',
      uid: 'ppetit',
      ...customs,
      siret: '00000000000025',
      organization_label: 'Mairie (exemple)',
    },
  },
  { key: 'ines', label: 'Inès Échec', hint: 'son identification échoue', claims: null },
];
