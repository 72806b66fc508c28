import { dropMailRoute, formatMoment, sendMailAgainRoute, type UnsentMail } from '@retour/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, MailCheck, MailX, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CallError, callRoute } from '../../../lib/http';
import {
  BackLink,
  Button,
  ButtonLink,
  EmptyState,
  Notice,
  PageHeading,
  RecordList,
  RecordRow,
  Stack,
  showPageTop,
} from '../../../ui';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { failureText } from '../text/failure-text';
import { mailName, troubleText, unsentMailsText } from '../text/unsent-mails-text';
import { unsentMailsQuery } from './unsent-mails-query';

interface UnsentMailRowProps {
  readonly mail: UnsentMail;
  readonly isBusy: boolean;
  readonly onSendAgain: () => void;
  readonly onDrop: () => void;
}

function UnsentMailRow({ mail, isBusy, onSendAgain, onDrop }: UnsentMailRowProps): ReactNode {
  const name = mailName(mail.name);
  return (
    <RecordRow
      name={unsentMailsText.to(name, mail.to)}
      about={troubleText[mail.trouble]}
      details={[
        mail.trouble === 'restored'
          ? unsentMailsText.held(formatMoment(mail.givenUpAt))
          : unsentMailsText.tries(mail.tries, formatMoment(mail.givenUpAt)),
        mail.codes === '' ? null : unsentMailsText.codes(mail.codes),
      ]}
      acts={
        <>
          {mail.publicId !== undefined && (
            <ButtonLink
              to={`/agent/declaration/${mail.publicId}`}
              variant="secondary"
              compact
              icon={FileText}
              label={unsentMailsText.openNamed(mail.publicId)}
            >
              {unsentMailsText.open}
            </ButtonLink>
          )}
          <Button
            variant="secondary"
            compact
            icon={Send}
            busy={isBusy}
            label={unsentMailsText.againNamed(name, mail.to)}
            onClick={onSendAgain}
          >
            {unsentMailsText.again}
          </Button>
          <Button
            variant="secondary"
            compact
            icon={MailX}
            disabled={isBusy}
            label={unsentMailsText.dropNamed(name, mail.to)}
            onClick={onDrop}
          >
            {unsentMailsText.drop}
          </Button>
        </>
      }
    />
  );
}

/** Mails that the service gave up, which a supervisor may have sent again, or leave alone. */
export function UnsentMailsPage(): ReactNode {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(unsentMailsQuery);
  const [busy, setBusy] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function decide(
    route: typeof sendMailAgainRoute | typeof dropMailRoute,
    { id, to }: UnsentMail,
  ): Promise<void> {
    setBusy(id);
    setDone(null);
    setTrouble(null);
    try {
      client.setQueryData(unsentMailsQuery.queryKey, await callRoute(route, { body: { id } }));
      setDone(route === dropMailRoute ? unsentMailsText.dropped(to) : unsentMailsText.done(to));
      // Its row goes, with what was pressed.
      showPageTop();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setTrouble(failureText(failure.failure));
      // A colleague may have decided, or this press, whose answer was lost.
      void client.invalidateQueries(unsentMailsQuery);
    } finally {
      setBusy(null);
    }
  }

  return (
    <Stack gap="large">
      <BackLink to={identityPaths.account}>{unsentMailsText.back}</BackLink>
      <PageHeading title={unsentMailsText.title} lead={unsentMailsText.lead} />
      {done !== null && (
        <Notice tone="success" live>
          {done}
        </Notice>
      )}
      {trouble !== null && (
        <Notice tone="error" live>
          {trouble}
        </Notice>
      )}
      {data === undefined ? (
        <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : data.mails.length === 0 ? (
        <EmptyState icon={MailCheck} title={unsentMailsText.none}>
          {unsentMailsText.noneHint}
        </EmptyState>
      ) : (
        <>
          <RecordList label={unsentMailsText.list}>
            {data.mails.map((mail) => (
              <UnsentMailRow
                key={mail.id}
                mail={mail}
                isBusy={busy === mail.id}
                onSendAgain={() => void decide(sendMailAgainRoute, mail)}
                onDrop={() => void decide(dropMailRoute, mail)}
              />
            ))}
          </RecordList>
          {data.total > data.mails.length && <p>{unsentMailsText.more(data.total, data.mails.length)}</p>}
        </>
      )}
    </Stack>
  );
}
