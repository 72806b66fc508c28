import { runCreateAgent } from './create-agent-command';
import { endCommand } from './run-command';

endCommand(await runCreateAgent(process.argv.slice(2), process.env));
