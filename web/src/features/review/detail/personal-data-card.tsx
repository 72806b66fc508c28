import type { Declaration, ErasureGround } from '@retour/contract';
import { isWaiting } from '@retour/core';
import { Eraser, ScrollText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOwnRole } from '../../../lib/own-account';
import { useOnline } from '../../../lib/use-online';
import { Button, ButtonLink, Card } from '../../../ui';
import { EraseDialog } from '../acts/erase-dialog';
import { erasePerson } from '../acts/erase-person';
import type { ActTrouble } from '../acts/use-writes';
import { reviewPaths } from '../review-paths';
import { erasureText } from '../text/erasure-text';
import styles from './detail.module.css';

export interface PersonalDataCardProps {
  readonly declaration: Declaration;
  readonly onErased: (erased: Declaration) => void;
  readonly onReload: (latest: Declaration | null) => void;
}

/** For supervisors alone: who declared is erased, when they ask for it. */
export function PersonalDataCard({ declaration, ...on }: PersonalDataCardProps): ReactNode {
  const role = useOwnRole();
  const isOnline = useOnline();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<ActTrouble>();
  const [hasConflict, setHasConflict] = useState(false);
  if (role !== 'supervisor' || declaration.anonymisedAt !== undefined) return null;
  const erase = async (ground: ErasureGround): Promise<void> => {
    setIsBusy(true);
    setTrouble(undefined);
    setHasConflict(false);
    const outcome = await erasePerson(declaration, ground);
    setIsBusy(false);
    if (outcome.kind === 'saved') {
      setIsOpen(false);
      on.onErased(outcome.answer);
    } else if (outcome.kind === 'conflict') {
      setIsOpen(false);
      setHasConflict(true);
      on.onReload(outcome.conflict.latest);
    } else setTrouble({ outcome, retry: () => void erase(ground) });
  };
  return (
    <Card as="section" labelledBy="donnees-personnelles">
      <div className={styles.group}>
        <h2 id="donnees-personnelles">{erasureText.heading}</h2>
        <p>{isWaiting(declaration.status) ? erasureText.underWay : erasureText.text}</p>
        <div className={styles.files}>
          {!isWaiting(declaration.status) && (
            <Button
              variant="quiet"
              icon={Eraser}
              compact
              disabled={!isOnline}
              onClick={() => {
                setTrouble(undefined);
                setHasConflict(false);
                setIsOpen(true);
              }}
            >
              {erasureText.open}
            </Button>
          )}
          <ButtonLink
            variant="quiet"
            icon={ScrollText}
            compact
            to={reviewPaths.accessLog(declaration.publicId)}
          >
            {erasureText.whoOpened}
          </ButtonLink>
        </div>
        <EraseDialog
          isOpen={isOpen}
          isBusy={isBusy}
          trouble={trouble}
          hasConflict={hasConflict}
          onErase={(ground) => void erase(ground)}
          onClose={() => setIsOpen(false)}
        />
      </div>
    </Card>
  );
}
