import { StrictMode } from 'react';
import { AgentEntrance } from './agent/agent-entrance';
import { start } from './startup/start';

start(
  <StrictMode>
    <AgentEntrance />
  </StrictMode>,
);
