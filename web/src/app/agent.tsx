import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { keepEarlyKeys } from '../lib/shortcuts/early-keys';
import { LiveRegionProvider } from '../ui';
import { AgentRoutes } from './agent/agent-routes';
import { DataProvider, startData } from './data/data';
import { start } from './startup/start';

keepEarlyKeys();
start(
  <StrictMode>
    <BrowserRouter>
      <LiveRegionProvider>
        <DataProvider>
          <AgentRoutes />
        </DataProvider>
      </LiveRegionProvider>
    </BrowserRouter>
  </StrictMode>,
);

startData();
