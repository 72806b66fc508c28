import { runCheck } from './check-command';
import { endCommand } from './run-command';

endCommand(await runCheck(process.argv.slice(2), process.env));
