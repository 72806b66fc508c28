/** What changed for the people who use the service, newest first. */
export interface Version {
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly changes: readonly string[];
}

export const versions: readonly Version[] = [
  {
    number: '0.1.0',
    day: '2026-11-21',
    changes: [
      'Le simulateur calcule droits de douane, taxe sur la valeur ajoutée et accises.',
      'Le guide du voyage, la foire aux questions et le tutoriel ouvrent.',
      'Le site marche sans internet après une première visite.',
    ],
  },
];
