import type { ReactNode } from 'react';
import { Button, Modal } from '../../../ui';
import { leaveText, lostText } from './leave-text';
import { stay, useLeavingAsked } from './leaving-asked';
import { signOut } from './sign-out';

/** Asks before work that is nowhere else goes with the session, and says which. */
export function LeaveDialog(): ReactNode {
  const lost = useLeavingAsked((asked) => asked.lost);
  return (
    <Modal
      open={lost !== null}
      onClose={stay}
      title={leaveText.title}
      subtitle={lost === null ? undefined : lostText(lost)}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              stay();
              signOut();
            }}
          >
            {leaveText.leave}
          </Button>
          <Button variant="secondary" onClick={stay}>
            {leaveText.stay}
          </Button>
        </>
      }
    />
  );
}
