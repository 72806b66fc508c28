import { useNavigate } from 'react-router';
import { restartDeclaration } from '../../../store';
import { useAnnounce } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { newIdentity } from '../request/new-identity';
import { changeText } from '../text/change-text';

/** Takes the answers of a declaration that is worth nothing to a new one, to be corrected and sent. */
export function useRedo(): () => void {
  const navigate = useNavigate();
  const announce = useAnnounce();
  return () => {
    restartDeclaration(newIdentity());
    announce(changeText.restarted);
    void navigate(declarationPaths.check);
  };
}
