import type { TreatmentName } from '@retour/contract';

/** What stands in a table: a column that is in none of its lists fails a test until it is said what becomes of it. */
export interface KnownTable {
  /** Rows of the register that the personal-data page is written from. */
  readonly treatments?: readonly TreatmentName[];
  /** Texts that may name a traveller, or hold a digest of what does: nothing of them is left once the person is erased. */
  readonly ofTraveller?: readonly string[];
  /** What names an agent, or is a key of theirs. */
  readonly ofAgent?: readonly string[];
  /** Names whoever calls, traveller or agent. */
  readonly ofAnybody?: readonly string[];
  /** Says nothing of anybody: when, how much, in which state, and under which number. */
  readonly impersonal: readonly string[];
}

/** Of totals, whatever they are of. */
const summed = [
  'status',
  'mean_of_transport',
  'declarations',
  'cents',
  'duty_cents',
  'excise_cents',
] as const;

export const knownColumns: Readonly<Record<string, KnownTable>> = {
  access_log: {
    treatments: ['accessLog'],
    ofAgent: ['network'],
    impersonal: [
      'chain',
      'seq',
      'at',
      'agent_id',
      'session_id',
      'action',
      'subject_kind',
      'subject_id',
      'details',
      'row_count',
      'previous',
      'digest',
    ],
  },
  access_log_cut: { impersonal: ['chain', 'first_seq', 'last_seq', 'digest', 'cut_at'] },
  access_log_head: { impersonal: ['chain', 'seq', 'digest'] },
  account_link: {
    treatments: ['passwords'],
    ofAgent: ['token_hash'],
    impersonal: ['agent_id', 'purpose', 'expires_at'],
  },
  agent: {
    treatments: ['agents'],
    ofAgent: ['subject', 'email', 'email_key', 'first_name', 'last_name', 'siret', 'last_seen_at'],
    impersonal: [
      'id',
      'kind',
      'issuer',
      'status',
      'created_at',
      'validated_at',
      'approved_at',
      'approved_by',
      'erased_at',
      'is_supervisor_by_rule',
      'is_supervisor_by_gift',
      'role',
      'office_id',
      'list_columns',
    ],
  },
  agent_list_view: {
    treatments: ['agents'],
    // Named without a traveller, it may hold one all the same; what is typed to find somebody is no part of the query.
    ofTraveller: ['name'],
    impersonal: ['agent_id', 'position', 'query'],
  },
  agent_role_change: {
    treatments: ['agents'],
    impersonal: ['id', 'agent_id', 'role', 'origin', 'changed_by', 'at'],
  },
  agent_session: {
    treatments: ['sessions'],
    ofAgent: ['browser_hash', 'id_token', 'created_at', 'rotated_at', 'ended_at'],
    impersonal: ['id', 'agent_id', 'generation', 'ends_at', 'end_reason'],
  },
  agent_sign_in: {
    treatments: ['sessions'],
    ofAgent: ['browser_hash', 'nonce', 'code_verifier', 'return_to'],
    impersonal: ['state_hash', 'expires_at'],
  },
  agent_sign_out: { impersonal: ['state_hash', 'expires_at'] },
  correction_proposal: {
    treatments: ['declarations', 'acts'],
    ofTraveller: ['fingerprint', 'request', 'assessment', 'reason', 'refusal'],
    impersonal: [
      'id',
      'declaration_id',
      'version',
      'exchange_rates',
      'proposed_at',
      'proposed_by',
      'outcome',
      'decided_at',
      'decided_by',
    ],
  },
  declaration: {
    treatments: ['declarations', 'drafts', 'figures', 'acts'],
    ofTraveller: [
      'claim_token_hash',
      'fingerprint',
      'search_words',
      'flight',
      'sort_name',
      'request',
      'assessment',
      'reason',
      'correction_reason',
    ],
    impersonal: [
      'id',
      'public_id',
      'status',
      'version',
      'author_type',
      'author_id',
      'mean_of_transport',
      'total_cents',
      'duty_cents',
      'excise_cents',
      'total_is_minimum',
      'total_in_words',
      'office_id',
      'handled_day',
      'exchange_rates',
      'code',
      'payment',
      'created_day',
      'created_at',
      'updated_at',
      'submitted_at',
      'arrives_from',
      'anonymised_at',
      'confirmation_withheld',
      'corrected_at',
      'pending_correction_id',
    ],
  },
  declaration_export: {
    treatments: ['exports'],
    // Its details are asked for without the name of a traveller, and may hold one; its filters hold what was chosen, not what was typed.
    ofTraveller: ['details'],
    impersonal: [
      'id',
      'agent_id',
      'day',
      'number',
      'at',
      'filters',
      'reason',
      'ended_at',
      'row_count',
      'outcome',
    ],
  },
  declaration_history: {
    treatments: ['declarations', 'figures', 'acts'],
    ofTraveller: ['reason'],
    impersonal: [
      'declaration_id',
      'version',
      'at',
      'actor_type',
      'actor_id',
      'action',
      'from_status',
      'to_status',
      'payment',
      'total_cents',
      'asked_cents',
      'handed_over',
      'office_id',
    ],
  },
  declaration_lease: {
    treatments: ['acts'],
    impersonal: ['declaration_id', 'agent_id', 'until', 'is_left', 'is_opened'],
  },
  declaration_cell: {
    impersonal: ['month', 'amount_from', ...summed],
  },
  declaration_day_total: { impersonal: ['day', ...summed] },
  declaration_move: { impersonal: ['day', 'office_id', 'total_cents', ...summed] },
  declaration_office_cell: { impersonal: ['office_id', 'month', 'amount_from', ...summed] },
  // No process of this version reads or writes these two: docs/decisions/54-totals-of-lists.md says when they go.
  declaration_tally: { impersonal: ['day', 'status', 'mean_of_transport', 'declarations', 'cents'] },
  declaration_tally_change: { impersonal: ['day', 'status', 'mean_of_transport', 'declarations', 'cents'] },
  declaration_version: {
    treatments: ['declarations', 'figures'],
    ofTraveller: ['request', 'assessment'],
    impersonal: ['declaration_id', 'version', 'exchange_rates', 'code'],
  },
  erasure: {
    treatments: ['erasures'],
    impersonal: ['declaration_id', 'at', 'ground', 'agent_id'],
  },
  exchange_fixing: { impersonal: ['fixing_date', 'currency', 'units_per_euro', 'source', 'recorded_at'] },
  known_device: {
    treatments: ['passwords'],
    ofAgent: ['token_hash', 'used_at'],
    impersonal: ['agent_id'],
  },
  local_account: {
    treatments: ['passwords'],
    ofAgent: ['password_hash', 'password_changed_at'],
    impersonal: ['agent_id'],
  },
  mail_outbox: {
    treatments: ['mails', 'support'],
    ofTraveller: ['recipient', 'payload'],
    impersonal: [
      'message_id',
      'composer',
      'attempts',
      'next_attempt_at',
      'created_at',
      'sent_at',
      'is_dropped',
      'last_error',
      'given_up',
      'given_up_at',
      'is_awaited',
    ],
  },
  payment: {
    treatments: ['figures', 'acts'],
    impersonal: [
      'id',
      'declaration_id',
      'version',
      'office_id',
      'office_name',
      'agent_id',
      'at',
      'year',
      'number',
      'total_cents',
      'reversed_at',
      'reversed_by',
    ],
  },
  payment_part: { impersonal: ['payment_id', 'position', 'mean', 'cents', 'given_cents'] },
  process_report: { impersonal: ['process_id', 'started_at', 'reported_at', 'report'] },
  product_lookup: {
    treatments: ['lookups'],
    ofTraveller: ['search_value'],
    ofAgent: ['product_id', 'at'],
    impersonal: ['agent_id'],
  },
  rate_count: {
    treatments: ['network'],
    ofAnybody: ['key'],
    impersonal: ['used', 'granted', 'most', 'ends_at'],
  },
  receipt_counter: { impersonal: ['office_id', 'year', 'last'] },
  takings_count: {
    treatments: ['acts'],
    impersonal: ['id', 'day', 'office_id', 'agent_id', 'mean', 'counted_cents', 'at'],
  },
  retention_run: { impersonal: ['at', 'rule', 'erased', 'refused'] },
  schema_migration: { impersonal: ['name', 'checksum', 'applied_at'] },
  signing_key: {
    impersonal: ['key_id', 'public_key', 'signs_since', 'signs_until', 'revoked_at'],
  },
  throttle: {
    treatments: ['tries', 'mailCounts'],
    ofAnybody: ['key'],
    impersonal: ['tries', 'free_at', 'used_at'],
  },
};

const columnsIn = (list: 'ofTraveller' | 'ofAgent' | 'ofAnybody' | 'impersonal'): readonly string[] =>
  Object.entries(knownColumns).flatMap(([table, columns]) =>
    (columns[list] ?? []).map((column) => `${table}.${column}`),
  );

/** Each as `table.column`. */
export const travellerColumns = columnsIn('ofTraveller');
export const everyKnownColumn = [
  ...travellerColumns,
  ...columnsIn('ofAgent'),
  ...columnsIn('ofAnybody'),
  ...columnsIn('impersonal'),
];
