import { Eraser, PauseCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { clearAgentDeclaration, useAppStore } from '../../../../store';
import { Button } from '../../../../ui';
import { creationPaths } from '../creation-paths';
import { isBegun } from '../progress/creation-progress';
import { mayBeSaved } from '../sending/left-try';
import { creationText } from '../text/creation-text';
import { EraseDialog } from './erase-dialog';
import { ParkDialog } from './park-dialog';
import styles from './steps.module.css';

/** What can be done of a declaration that is begun, besides going on: parked for another, or erased. */
export function BegunActs(): ReactNode {
  const request = useAppStore(({ declaration }) => declaration.declarationAgentRequest);
  const [opened, setOpened] = useState<'parking' | 'erasure' | null>(null);
  const [parkedName, setParkedName] = useState('');
  const navigate = useNavigate();
  if (!isBegun(request)) return null;
  const close = (): void => setOpened(null);
  return (
    <div className={styles.begun}>
      <Button variant="quiet" icon={PauseCircle} onClick={() => setOpened('parking')}>
        {creationText.park}
      </Button>
      <Button variant="quiet" icon={Eraser} onClick={() => setOpened('erasure')}>
        {creationText.erase}
      </Button>
      {opened === 'parking' && <ParkDialog name={parkedName} onType={setParkedName} onClose={close} />}
      <EraseDialog
        isOpen={opened === 'erasure'}
        isUncertain={mayBeSaved(request)}
        onKeep={close}
        onErase={() => {
          close();
          setParkedName('');
          clearAgentDeclaration();
          void navigate(creationPaths.home);
        }}
      />
    </div>
  );
}
