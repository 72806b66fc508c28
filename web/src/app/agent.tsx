import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { pruneWork } from '../store/drafts/work-pruning';
import { LiveRegionProvider } from '../ui';
import { AgentRoutes } from './agent/agent-routes';
import { keepEarlyKeys } from './agent/shell/keyboard/early-keys';
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
pruneWork();
