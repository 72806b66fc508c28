import { typeset } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownOfficeQuery } from '../../../lib/own-office';
import { Pill } from '../../../ui';

/** The office that the agent works for, after the entry of the menu that changes it; nothing until they choose one. */
export function OwnOffice(): ReactNode {
  const name = useQuery(ownOfficeQuery).data?.office?.name;
  if (name === undefined) return null;
  return (
    <>
      {' '}
      <Pill tone="note">{typeset(name)}</Pill>
    </>
  );
}
