import { endCommand } from './run-command';
import { runVerifyLog } from './verify-log-command';

endCommand(await runVerifyLog(process.argv.slice(2), process.env));
