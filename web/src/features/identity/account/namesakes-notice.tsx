import type { Agent } from '@retour/contract';
import { spokenName } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { agentsText, statusText } from '../text/account-text';

/** Said before an account is opened: somebody may have taken a colleague's name. It forbids nothing. */
export function NamesakesNotice({ namesakes }: { readonly namesakes: readonly Agent[] }): ReactNode {
  if (namesakes.length === 0) return null;
  const people = namesakes.map((one) =>
    agentsText.namesake(spokenName(one), one.email, statusText[one.status]),
  );
  return <Notice tone="warning">{agentsText.namesakes(people)}</Notice>;
}
