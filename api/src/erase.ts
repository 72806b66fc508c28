import { runErase } from './erase-command';
import { endCommand } from './run-command';

endCommand(await runErase(process.argv.slice(2), process.env));
