-- Public keys that sign, or signed, QR codes: a paper is checked long after the private key of its code was thrown away.
create table signing_key (
  key_id text primary key,
  public_key text not null,
  -- When a process first started with it; null of a key that was older than this table.
  signs_since timestamptz,
  -- When a process first started with another one; null: it signs now.
  signs_until timestamptz,
  -- Since then its codes prove nothing, whenever they were made: they do not say when.
  revoked_at timestamptz
);
