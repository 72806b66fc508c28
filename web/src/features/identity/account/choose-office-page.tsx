import { type OwnOffice, officeChoiceSchema } from '@retour/contract';
import { typeset } from '@retour/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { chooseOffice, officeField, ownOfficeQuery } from '../../../lib/own-office';
import { findNamed } from '../../../lib/search/search-names';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { Combobox } from '../../../ui';
import { IdentityFormPage } from '../form/identity-form-page';
import { IdentityPage } from '../form/identity-page';
import { useIdentityForm } from '../form/use-identity-form';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { officeText } from '../text/office-text';

const ids = { office: 'bureau' } as const;
const maxListLength = 8;

/** What is typed takes the place of the office that stands there. A press places the caret after it gives the focus. */
function selectOffice(): void {
  setTimeout(() => {
    const field = document.getElementById(ids.office);
    if (field instanceof HTMLInputElement && field === document.activeElement) field.select();
  });
}

function OfficeForm({ own }: { readonly own: OwnOffice }): ReactNode {
  const navigate = useNavigate();
  const queries = useQueryClient();
  // « cdg » and Enter are enough: the list need not be gone through.
  const idOf = (typed: string): string => findNamed(own.offices, typed)?.id ?? '';
  const form = useIdentityForm({
    initial: { office: own.office === undefined ? '' : typeset(own.office.name) },
    ids,
    parse: ({ office }) => officeChoiceSchema.safeParse({ office: idOf(office) }),
    send: async ({ office }) => {
      await chooseOffice(queries, idOf(office));
      void navigate(identityPaths.account);
    },
  });
  const { onChange, ...entry } = form.entry('office');
  useFirstFocus(ids.office);
  return (
    <IdentityFormPage
      title={officeText.title}
      lead={officeText.lead}
      form={form}
      submitLabel={officeText.submit}
      after={
        <p>
          <Link to={identityPaths.account}>{officeText.back}</Link>
        </p>
      }
    >
      {own.office !== undefined && <p>{officeText.current(typeset(own.office.name))}</p>}
      <Combobox
        {...entry}
        {...officeField(own.offices, entry.value, maxListLength)}
        icon={Building2}
        onFocus={selectOffice}
        onInput={onChange}
        onSelect={({ label }) => onChange(label)}
      />
    </IdentityFormPage>
  );
}

/** The office that an agent works for: what is collected carries it, and the first payment asks for it. */
export function ChooseOfficePage(): ReactNode {
  const { data: own, error, isFetching, refetch } = useQuery(ownOfficeQuery);
  if (own !== undefined) return <OfficeForm own={own} />;
  return (
    <IdentityPage title={officeText.title} lead={officeText.lead}>
      <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />
    </IdentityPage>
  );
}
