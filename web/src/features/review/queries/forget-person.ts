import type { Declaration } from '@retour/contract';
import type { QueryClient } from '@tanstack/react-query';
import { forgetDraft } from '../../../store';
import { forgetReasons } from '../acts/reason-drafts';
import { reviewKey } from './review-queries';

/**
 * What this tab still knows of somebody who was erased: lists, versions and histories that are not on the screen, and what was
 * typed about their declaration. What is on the screen is read again.
 */
export function forgetPerson(client: QueryClient, { id }: Pick<Declaration, 'id'>): void {
  forgetReasons(id);
  forgetDraft('correction', id);
  client.removeQueries({ queryKey: reviewKey, type: 'inactive' });
  void client.invalidateQueries({ queryKey: reviewKey });
}
