import { startService } from './start-service';

const failure = await startService(process.env);
if (failure !== null) {
  process.stderr.write(`${failure}\n`);
  process.exit(1);
}
