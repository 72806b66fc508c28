import type { Declaration } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { historyQuery, versionQuery } from '../queries/review-queries';
import { sentVersion } from './corrected-lines';

/** The declaration as it was sent, once a correction has changed it; undefined until it is read, and while nothing did. */
export function useSentVersion(declaration: Declaration): Declaration | undefined {
  const { data: history = [] } = useQuery(historyQuery(declaration));
  const version = sentVersion(history, declaration.version);
  return useQuery({ ...versionQuery(declaration.id, version ?? 1), enabled: version !== null }).data;
}
