import { endCommand } from './run-command';
import { runSigningKeys } from './signing-keys-command';

endCommand(await runSigningKeys(process.argv.slice(2), process.env));
