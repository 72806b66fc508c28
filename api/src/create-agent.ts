import { runCreateAgent } from './create-agent-command';

const { code, line } = await runCreateAgent(process.argv.slice(2), process.env);
(code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
process.exit(code);
