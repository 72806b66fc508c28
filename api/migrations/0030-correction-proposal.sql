-- A correction that lowers much of what was validated waits for a second officer. What it would make of the declaration is kept
-- as it was shown to whom proposed it: what is approved is that, and nothing computed again.
create table correction_proposal (
  id uuid primary key,
  declaration_id uuid not null references declaration (id),
  -- The one that it corrects: a declaration that has another one since has overtaken it.
  version integer not null,
  fingerprint text not null,
  -- Null once the traveller is erased.
  request json,
  assessment json,
  exchange_rates json,
  reason text not null,
  proposed_at timestamptz not null,
  proposed_by text not null,
  outcome text check (outcome in ('approved', 'refused', 'withdrawn', 'lapsed')),
  decided_at timestamptz,
  -- Null where it lapsed.
  decided_by text,
  -- Why it was refused.
  refusal text,
  check ((outcome is null) = (decided_at is null))
);

create index correction_proposal_of_declaration on correction_proposal (declaration_id, version);

-- The one that waits. In the row of the declaration, so that whoever changes that row meanwhile sees it.
alter table declaration add column pending_correction_id uuid;
create index declaration_pending_correction on declaration (created_at desc, id desc) where pending_correction_id is not null;
