import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink, Card, Prose, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { identityPaths } from '../identity-paths';
import { returnText } from '../text/sign-in-text';
import { startAddress } from './start-address';

/** For somebody whom the provider knows and whom this service does not let in. */
export function RefusedPage(): ReactNode {
  return (
    <IdentityPage title={returnText.refusedTitle} lead={returnText.refusedDetail}>
      <Card>
        <Prose>
          <ul>
            {returnText.refusedSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Prose>
      </Card>
      <Stack>
        <Button icon={LogIn} onClick={() => location.assign(startAddress({ isSame: false }))}>
          {returnText.otherPerson}
        </Button>
        <ButtonLink to={identityPaths.login} variant="secondary">
          {returnText.again}
        </ButtonLink>
      </Stack>
    </IdentityPage>
  );
}
