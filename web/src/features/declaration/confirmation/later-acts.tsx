import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type SentDeclaration, startNewDeclaration } from '../../../store';
import { Button, Stack } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { changeText } from '../text/change-text';
import { ChangeSection } from './change-section';
import styles from './confirmation.module.css';
import { EraseSection } from './erase-section';

export { EraseSection } from './erase-section';

/** Under what is shown to the agent: cancel, correct, declare for somebody else, erase. */
export function LaterActs({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const navigate = useNavigate();
  const another = (): void => {
    startNewDeclaration();
    void navigate(declarationPaths.age);
  };
  return (
    <div className={styles.screenOnly}>
      <ChangeSection sent={sent} />
      <Stack gap="small">
        <Button variant="secondary" icon={Plus} onClick={another}>
          {changeText.another}
        </Button>
        <p className={styles.soft}>{changeText.anotherHint}</p>
      </Stack>
      <EraseSection />
    </div>
  );
}
