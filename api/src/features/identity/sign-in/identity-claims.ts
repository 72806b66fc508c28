import * as z from 'zod/mini';
import { isOfDomains } from '../email-domains';
import type { Organisation } from '../environment';
import type { SsoIdentity } from './storage/sign-in-store';

const maxCharacters = 200;
/** Names are shown and written in files: no control character, nothing that turns the reading direction around. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

const claimsSchema = z.object({
  email: z.string().check(z.maxLength(254), z.regex(z.regexes.email)),
  email_verified: z.optional(z.boolean()),
  given_name: z.optional(z.string()),
  usual_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  siret: z.optional(z.nullable(z.string())),
  idp_id: z.optional(z.unknown()),
});

/** Cut before it is put in one writing, which takes a time that grows as the square of its accents: a letter may be typed as four signs. */
function clean(name: string | undefined): string {
  return (name ?? '')
    .slice(0, 4 * maxCharacters)
    .normalize('NFC')
    .replace(unwanted, '')
    .trim()
    .slice(0, maxCharacters);
}

function readSiret(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(/\s/g, '');
  return /^\d{14}$/.test(digits) ? digits : null;
}

/** The person that verified claims describe; null when they lack a proved address. */
export function readIdentity(
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  claims: unknown,
): SsoIdentity | null {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success || parsed.data.email_verified === false) return null;
  const { email, given_name: firstName, usual_name: usualName, family_name: familyName, siret } = parsed.data;
  const { idp_id: idpId } = parsed.data;
  return {
    issuer,
    subject,
    email,
    firstName: clean(firstName),
    lastName: clean(usualName ?? familyName),
    siret: readSiret(siret),
    idpId: typeof idpId === 'string' ? idpId : null,
  };
}

/** Whether a person is of the organisation: each list that it gives must know them. */
export function isOfOrganisation(
  { emailDomains, sirets, idpIds }: Organisation,
  { email, siret, idpId }: Pick<SsoIdentity, 'email' | 'siret' | 'idpId'>,
): boolean {
  const isSiretKnown = sirets === null || (siret !== null && sirets.includes(siret));
  const isIdpKnown = idpIds === null || (idpId !== null && idpIds.includes(idpId));
  // Which administration's provider answered does not say whose agent the person is: some answer for several.
  const isClosed = emailDomains !== null || sirets !== null;
  return isOfDomains(emailDomains, email) && isSiretKnown && isIdpKnown && isClosed;
}
