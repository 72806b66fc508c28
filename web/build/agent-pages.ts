import type { Connect, Plugin } from 'vite';

/** In development and preview, every page under /agent is the agents' entry, as the server does in production. */
export function agentPages(): Plugin {
  const toAgentEntry: Connect.NextHandleFunction = (request, _response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (/^\/agent(\/[^.]*)?$/.test(path)) request.url = '/agent.html';
    next();
  };
  return {
    name: 'agent-pages',
    configureServer: (server) => {
      server.middlewares.use(toAgentEntry);
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(toAgentEntry);
    },
  };
}
