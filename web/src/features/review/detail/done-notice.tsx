import type { DeclarationStatus } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink, Notice } from '../../../ui';
import { longestWaitingQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { actText, doneText } from '../text/act-text';

export type Done = DeclarationStatus | 'corrected';

export interface DoneNoticeProps {
  readonly done: Done;
  readonly publicId: string;
}

/** The one being shown may still be among those that wait. */
const enough = 2;

/** What has just been written, with the focus, and the next traveller one press away. */
export function DoneNotice({ done, publicId }: DoneNoticeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { data } = useQuery(longestWaitingQuery(enough));
  const next = data?.find((declaration) => declaration.publicId !== publicId);
  useEffect(() => {
    if (done === undefined) return undefined;
    // After the dialog that led here has given the focus back to a button that is gone.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="success" title={doneText[done]} live>
        {next === undefined ? (
          data !== undefined && <p>{actText.queueEmpty}</p>
        ) : (
          <ButtonLink
            to={reviewPaths.declaration(next.publicId)}
            variant="secondary"
            icon={ArrowRight}
            iconPosition="end"
            compact
          >
            {actText.nextOne(next.publicId)}
          </ButtonLink>
        )}
      </Notice>
    </div>
  );
}
