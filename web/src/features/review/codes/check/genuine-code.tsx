import { type DeclarationCode, formatOwed } from '@retour/core';
import { FolderOpen, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { ButtonLink, Pill, Stack, TagCard, useAnnounce } from '../../../../ui';
import { resultText } from '../text/codes-text';
import styles from './code-result.module.css';
import { StoredState } from './stored-state';

/** A code signed by the service: what it says, and what has become of the declaration since. */
export function GenuineCode({ code }: { readonly code: DeclarationCode }): ReactNode {
  const { publicId, total, totalIsMinimum, version, edition } = code;
  const announce = useAnnounce();
  useEffect(() => announce(`${publicId}, ${resultText.genuine}`), [publicId, announce]);
  return (
    <TagCard
      label={resultText.reference}
      amount={
        <span translate="no" data-reference>
          {publicId}
        </span>
      }
    >
      <Stack>
        <div>
          <Pill tone="success" icon={ShieldCheck}>
            {resultText.genuine}
          </Pill>
        </div>
        <dl className={styles.facts}>
          <Fact name={resultText.total} value={formatOwed(total, totalIsMinimum)} />
          <Fact name={resultText.version} value={String(version)} />
          <Fact name={resultText.edition} value={edition} />
        </dl>
        <StoredState code={code} />
        <ButtonLink to={`/agent/declaration/${publicId}`} icon={FolderOpen}>
          {resultText.open}
        </ButtonLink>
      </Stack>
    </TagCard>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
