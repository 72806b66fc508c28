/** Fails on what no source file may hold: machine paths, secrets, `any`, suppressions, grab-bags, endless files. */
import { readFileSync } from 'node:fs';
import { shapeFaults } from './checks/file-shape';
import { forbiddenText } from './checks/forbidden-text';
import { report } from './checks/report';
import { absolute, isCode, repositoryFiles } from './checks/source-files';

const text = /\.(?:ts|tsx|mjs|js|css|html|json|md|sql|sh|yml|yaml|svg|txt|csv)$|\/run$|^\.\w+$/;
const textFiles = repositoryFiles().filter((file) => text.test(file));

const faults = textFiles.flatMap((file) => {
  const content = readFileSync(absolute(file), 'utf8');
  const inText = forbiddenText(content, isCode(file)).map((fault) => `${file}:${fault}`);
  const inShape = shapeFaults(file, content.split('\n').length).map((fault) => `${file}: ${fault}`);
  return [...inText, ...inShape];
});
report(`sources in ${textFiles.length} files`, faults);
