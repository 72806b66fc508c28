import type { UserState } from './app-state';
import { changeAppState, useAppStore } from './app-store';
import { initialDeclaration } from './initial-declaration';

type User = NonNullable<UserState['user']>;

/** Who signed in, as the access token says; what is kept here was given to them before, by `takeWorkOver`. */
export function saveUser(user: User): void {
  const previous = useAppStore.getState().users.user;
  if (JSON.stringify(previous) === JSON.stringify(user)) return;
  changeAppState(() => ({ users: { user } }));
}

/** The session ended: nobody is signed in any more. */
export function forgetUser(): void {
  if (useAppStore.getState().users.user !== null) changeAppState(() => ({ users: { user: null } }));
}

/** Nothing of what agents prepared stays on the device; what travellers keep does. */
export function eraseAgentWork(): void {
  const { declarationAgentRequest, declarationAgentResponse } = initialDeclaration;
  changeAppState(({ declaration }) => ({
    users: { user: null },
    declaration: { ...declaration, declarationAgentRequest, declarationAgentResponse },
  }));
}

/** Until when a link is not asked for again; milliseconds since the epoch. */
export function startCountdown(countdownEnd: number): void {
  changeAppState(() => ({ countdown: { countdownEnd } }));
}
