import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Columns, PageHeading, Stack } from '../../../ui';
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
  const [outcome, setOutcome] = useState<CodeOutcome>();
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
    void checkCode(text).then(setOutcome);
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
        ) : (
          <CodeResult outcome={outcome} onAgain={again} />
        )}
        <ReferenceForm onCode={check} />
      </Stack>
    </Columns>
  );
}
