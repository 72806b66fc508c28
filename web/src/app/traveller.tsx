import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { LiveRegionProvider } from '../ui';
import { fetchPageAhead } from './pages/page-parts';
import { followUpStartup } from './startup/follow-up';
import { start } from './startup/start';
import { TravellerRoutes } from './traveller-routes';

start(
  <StrictMode>
    <BrowserRouter>
      <LiveRegionProvider>
        <TravellerRoutes />
      </LiveRegionProvider>
    </BrowserRouter>
  </StrictMode>,
  fetchPageAhead(location.pathname),
);

followUpStartup();
