import { chooseOfficeRoute, type OwnOffice, officeChoiceSchema } from '@retour/contract';
import { typeset } from '@retour/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { ownOfficeQuery } from '../../../lib/own-office';
import { findNamed, searchNames } from '../../../lib/search/search-names';
import { Combobox } from '../../../ui';
import { IdentityFormPage } from '../form/identity-form-page';
import { IdentityPage } from '../form/identity-page';
import { useIdentityForm } from '../form/use-identity-form';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { officeText } from '../text/office-text';

const ids = { office: 'bureau' } as const;
const maxListLength = 8;

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
      const chosen = await callRoute(chooseOfficeRoute, { body: { office: idOf(office) } });
      queries.setQueryData(ownOfficeQuery.queryKey, chosen);
      void navigate(identityPaths.account);
    },
  });
  const { onChange, ...entry } = form.entry('office');
  const found = searchNames(own.offices, entry.value).slice(0, maxListLength);
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
        label={officeText.label}
        hint={officeText.hint}
        icon={Building2}
        items={found.map(({ id, name }) => ({ id, label: typeset(name) }))}
        minimumLength={2}
        onInput={onChange}
        onSelect={({ label }) => onChange(label)}
        emptyText={officeText.none}
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
