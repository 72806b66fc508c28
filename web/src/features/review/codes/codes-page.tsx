import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Columns, PageHeading, Skeleton, Stack } from '../../../ui';
import { readSearch, takeoverPlace } from '../list/read-search';
import { Scanner } from './camera/scanner';
import { type CodeOutcome, checkCode } from './check/check-code';
import { CodeResult } from './check/code-result';
import { fetchSigningKeys } from './check/signing-keys';
import { HandoutCodes } from './handout/handout-codes';
import { ReferenceForm } from './reference/reference-form';
import { codesText } from './text/codes-text';

/** A traveller's code or reference, checked on the spot; and the codes that a traveller scans. */
export function CodesPage(): ReactNode {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<CodeOutcome | 'checking'>();
  const last = useRef('');
  const [isSecond, setIsSecond] = useState(false);

  useEffect(() => {
    // For the scans without network; the keys of the last visit serve until then.
    fetchSigningKeys().catch(() => undefined);
  }, []);

  const check = (text: string): void => {
    const search = readSearch(text);
    if (search.kind === 'simulation') {
      const { to, state } = takeoverPlace(search.link);
      void navigate(to, { state });
      return;
    }
    // A key that is not known here is asked for: seconds, while nothing is scanned any more.
    setOutcome('checking');
    last.current = text;
    void checkCode(text).then((checked) => {
      if (last.current === text) setOutcome(checked);
    });
  };
  const again = (): void => {
    setIsSecond(true);
    setOutcome(undefined);
  };

  return (
    <Columns aside={<HandoutCodes />}>
      <Stack gap="large">
        <PageHeading title={codesText.title} lead={codesText.lead} />
        {outcome === undefined ? (
          <Scanner startsAtOnce={isSecond} onCode={check} />
        ) : outcome === 'checking' ? (
          <Skeleton label={codesText.checking} />
        ) : (
          <CodeResult outcome={outcome} onAgain={again} />
        )}
        <ReferenceForm onCode={check} />
      </Stack>
    </Columns>
  );
}
