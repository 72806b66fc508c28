import { changeAppState } from '../app-store';
import { declaredLists } from '../declaration-request';
import { eraseDrafts } from '../drafts/drafts';
import { initialDeclaration } from '../initial-declaration';
import { initialAppState } from '../initial-state';
import { clearTravellerTab, tellErasure } from './follow-erasures';

/**
 * Removes everything that this application keeps of travellers on this device; what was begun, in this tab and in those that are
 * open. The work of an agent of the same device is not theirs to erase: one declaration of it may be on its way.
 */
export function eraseEverything(): void {
  clearTravellerTab();
  eraseDrafts('basket-over');
  eraseDrafts('basket-over', declaredLists);
  changeAppState(({ currencies, users, countdown, products, declaration }) => ({
    ...initialAppState,
    currencies,
    users,
    countdown,
    products: { ...initialAppState.products, favouriteProducts: products.favouriteProducts },
    declaration: {
      ...initialDeclaration,
      declarationAgentRequest: declaration.declarationAgentRequest,
      declarationAgentResponse: declaration.declarationAgentResponse,
    },
  }));
  tellErasure();
}
