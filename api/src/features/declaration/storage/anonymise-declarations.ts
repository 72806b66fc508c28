import type { RunStatement } from '../../../platform/database/database';
import type { DeclarationRow, KeptRequest } from './declaration-row';

type Assessment = DeclarationRow['assessment'];

const erased = {
  declarantLastName: '',
  declarantFirstName: '',
  declarantAddressStreet: '',
  declarantAddressCity: '',
  declarantAddressPostalCode: '',
} as const;

/** Keeps what was bought, from where and how; not who, nor on which flight, nor words typed freely. */
export function anonymiseRequest(request: KeptRequest): KeptRequest {
  const { declarantEmail, declarantPhoneNumber, flightNumber, ...kept } = request;
  const shoppingProducts = request.shoppingProducts.map(({ customName, ...product }) => product);
  return { ...kept, ...erased, shoppingProducts };
}

export function anonymiseAssessment(assessment: Assessment): Assessment {
  return {
    ...assessment,
    shoppingProducts: assessment.shoppingProducts.map((line) => ({ ...line, customName: null })),
  };
}

interface DueRow extends Pick<DeclarationRow, 'id' | 'version' | 'request' | 'assessment'> {}

const update = `
with anonymised as (
  update declaration
  set version = version + 1, anonymised_at = $3::timestamptz, claim_token_hash = null, fingerprint = '',
    search_words = ''::tsvector, request = $4, assessment = $5
  where id = $1 and version = $2
  returning id, version, status
), trail as (
  insert into declaration_history (declaration_id, version, at, actor_type, action, from_status, to_status)
  select id, version, $3::timestamptz, 'system', 'anonymised', status, status from anonymised
), mails as (
  delete from mail_outbox where payload ->> 'declarationId' = $1::text
)
select id from anonymised`;

/** Anonymises up to `batch` declarations untouched since a moment; gives how many it did. */
export async function anonymiseDeclarations(
  run: RunStatement,
  { before, at, batch = 200 }: { readonly before: Date; readonly at: Date; readonly batch?: number },
): Promise<number> {
  const due = await run<DueRow>({
    text: `select id, version, request, assessment from declaration
      where anonymised_at is null and updated_at < $1 order by updated_at limit $2`,
    values: [before, batch],
  });
  let done = 0;
  for (const { id, version, request, assessment } of due) {
    const rows = await run({
      name: 'anonymise-declaration',
      text: update,
      values: [
        id,
        version,
        at,
        JSON.stringify(anonymiseRequest(request)),
        JSON.stringify(anonymiseAssessment(assessment)),
      ],
    });
    done += rows.length;
  }
  return done;
}
