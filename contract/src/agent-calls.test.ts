import { expect, it } from 'vitest';
import { agentCalls } from './agent-calls';
import { readConfigurationRoute } from './configuration';
import { readDeclarationMailsRoute } from './declaration-mails';
import { readDeclarationRoute } from './declaration-routes';
import {
  authenticateRoute,
  initiateSignInRoute,
  loginRoute,
  logoutCallbackRoute,
  logoutRoute,
  readOwnAccountRoute,
  refreshSessionRoute,
} from './identity-routes';
import { readOwnOfficeRoute } from './office';
import { readCurrenciesRoute, readProductsRoute } from './reference';
import { holdDeclarationRoute, leaveDeclarationRoute } from './review-lease';
import { readRelatedDeclarationsRoute } from './review-related';
import {
  readDayFiguresRoute,
  readDeclarationHistoryRoute,
  readQueuesRoute,
  searchDeclarationsRoute,
} from './review-routes';
import { readListPreferencesRoute } from './review-views';

const pages = ['ssoReturn', 'logoutReturn', 'listPage'];
const routes: Readonly<Record<string, { readonly method: string; readonly path: string }>> = {
  ssoStart: initiateSignInRoute,
  ssoEnd: authenticateRoute,
  login: loginRoute,
  renewal: refreshSessionRoute,
  logout: logoutRoute,
  logoutEnd: logoutCallbackRoute,
  account: readOwnAccountRoute,
  office: readOwnOfficeRoute,
  queues: readQueuesRoute,
  day: readDayFiguresRoute,
  list: searchDeclarationsRoute,
  views: readListPreferencesRoute,
  reading: readDeclarationRoute,
  related: readRelatedDeclarationsRoute,
  history: readDeclarationHistoryRoute,
  mails: readDeclarationMailsRoute,
  holding: holdDeclarationRoute,
  leaving: leaveDeclarationRoute,
  products: readProductsRoute,
  currencies: readCurrenciesRoute,
  configuration: readConfigurationRoute,
};

it.each(Object.entries(agentCalls).filter(([name]) => !pages.includes(name)))(
  '%s is a call of the contract',
  (name, { method, path }) => {
    expect(routes[name]).toMatchObject({ method, path });
  },
);
