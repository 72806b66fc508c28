import { runHoldMails } from './hold-mails-command';
import { endCommand } from './run-command';

endCommand(await runHoldMails(process.argv.slice(2), process.env));
