import { changeDeclarationStatusRoute, claimTokenHeader } from '@retour/contract';
import { CallError, callRoute, isWorthRetrying } from '../../../lib/http';
import { type SentDeclaration, saveDeclarationError } from '../../../store';
import { storedErrorOf } from '../../basket/request/stored-error';
import { readSent } from './follow-status';
import { keepNews } from './keep-news';

/** `too-late`: an agent has dealt with it; `failed`: nothing changed; `uncertain`: nobody here knows whether it did. */
export type CancelOutcome = 'cancelled' | 'too-late' | 'failed' | 'uncertain';

/** Cancels a submitted declaration; safe to ask again. What the server says of it is kept in every case. */
export async function cancelDeclaration(sent: SentDeclaration): Promise<CancelOutcome> {
  const wasOnline = navigator.onLine;
  try {
    const cancelled = await callRoute(changeDeclarationStatusRoute, {
      params: { declarationId: sent.id },
      headers: { [claimTokenHeader]: sent.claimToken, 'if-match': `"${sent.version}"` },
      body: { status: 'cancelled' },
      retry: true,
    });
    keepNews(sent.id, cancelled);
    saveDeclarationError(null);
    return 'cancelled';
  } catch (error) {
    saveDeclarationError(storedErrorOf(error));
    if (hasChanged(error)) return outcomeNow(sent);
    return mayHaveArrived(error, wasOnline) ? 'uncertain' : 'failed';
  }
}

/** Somebody changed it first: its new status says whether it can still be cancelled. */
async function outcomeNow(sent: SentDeclaration): Promise<CancelOutcome> {
  try {
    const current = await readSent(sent);
    keepNews(sent.id, current);
    return current.status === 'cancelled' ? 'cancelled' : 'too-late';
  } catch (error) {
    saveDeclarationError(storedErrorOf(error));
    return 'uncertain';
  }
}

function hasChanged(error: unknown): boolean {
  if (!(error instanceof CallError) || error.failure.kind !== 'problem') return false;
  return [409, 412].includes(error.failure.status);
}

/** Its answer was lost, or may have been that of an earlier try: the network may have gone while one was on its way. */
function mayHaveArrived(error: unknown, wasOnline: boolean): boolean {
  if (!(error instanceof CallError)) return false;
  const { failure } = error;
  if (failure.kind === 'offline' || failure.kind === 'captive-portal') return wasOnline;
  return failure.kind === 'unexpected-answer' || isWorthRetrying(failure);
}
