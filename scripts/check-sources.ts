/** Fails on what no source file may hold: machine paths, secrets, `any`, suppressions, grab-bags, endless files, lost citations, figures of the law outside its tables; on a decision out of its index; on a folder of a feature that the architecture does not name; on a page of security that cites what is not there; on a text of the interface that nobody reads. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lawTables } from '../core/src/index';
import { asvsFaults } from './checks/asvs-requirements';
import { lostCitations, sectionsOf } from './checks/cited-documents';
import { lostProofs } from './checks/cited-files';
import { decisionFaults } from './checks/decisions-index';
import { featureFolders, folderFaults } from './checks/feature-folders';
import { shapeFaults } from './checks/file-shape';
import { forbiddenText } from './checks/forbidden-text';
import { lawFiguresIn, lawFiguresOf, mayHoldFigures, unreadFigures } from './checks/law-figures';
import { report } from './checks/report';
import { readScenarios } from './checks/scenarios';
import { absolute, isCode, repositoryFiles } from './checks/source-files';
import { sqlOutOfPlace } from './checks/sql-place';
import { unreadTexts } from './checks/unread-texts';

const text = /\.(?:ts|tsx|mjs|js|css|html|json|md|sql|sh|yml|yaml|svg|txt|csv)$|\/run$|^\.\w+$/;
const textFiles = repositoryFiles().filter((file) => text.test(file));

const documents = textFiles
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({
    name: path.basename(file, '.md'),
    sections: sectionsOf(readFileSync(absolute(file), 'utf8')),
  }));

const faults = textFiles.flatMap((file) => {
  const content = readFileSync(absolute(file), 'utf8');
  const inText = forbiddenText(content, isCode(file)).map((fault) => `${file}:${fault}`);
  const inShape = shapeFaults(file, content.split('\n').length).map((fault) => `${file}: ${fault}`);
  const isCiting =
    /\.(?:ts|tsx|mjs|css|sql|md)$/.test(file) && !/^scripts\/checks\/[\w-]+\.test\.ts$/.test(file);
  const lost = isCiting ? lostCitations(content, documents).map((fault) => `${file}:${fault}`) : [];
  const misplaced = sqlOutOfPlace(file, content).map((fault) => `${file}:${fault}`);
  return [...inText, ...inShape, ...lost, ...misplaced];
});

const { customsDuty, vatRates, cashDeclaration } = lawTables;
const rates = [customsDuty.flatRate, vatRates, cashDeclaration.finePercent];
const figures = lawFiguresOf(lawTables, rates);
const code = textFiles
  .filter((file) => !mayHoldFigures(file))
  .map((file) => ({ file, text: readFileSync(absolute(file), 'utf8') }));
const outsideTables = [
  ...code.flatMap(({ file, text: own }) =>
    lawFiguresIn(file, own, figures).map((fault) => `${file}:${fault}`),
  ),
  ...unreadFigures(
    lawTables,
    code.filter(({ file }) => file !== 'core/src/regulation/law.ts').map(({ text: own }) => own),
  ),
];
const decisionFolder = 'docs/decisions';
const pages = textFiles
  .filter((file) => path.dirname(file) === decisionFolder)
  .map((file) => ({ file: path.basename(file), text: readFileSync(absolute(file), 'utf8') }));
const unindexed = decisionFaults(
  pages.filter(({ file }) => file !== 'README.md'),
  pages.find(({ file }) => file === 'README.md')?.text ?? '',
).map((fault) => `${decisionFolder}/${fault}`);

const read = (file: string): string => readFileSync(absolute(file), 'utf8');
const securityFolder = 'docs/security';
const citable = {
  files: textFiles,
  read,
  scenarios: new Set(
    textFiles
      .filter((file) => path.dirname(file) === 'docs/scenarios')
      .flatMap((file) => readScenarios(read(file)))
      .map(({ id }) => id),
  ),
};
const unproved = textFiles
  .filter((file) => path.dirname(file) === securityFolder || file === `${securityFolder}.md`)
  .flatMap((file) => lostProofs(read(file), citable).map((fault) => `${file}:${fault}`));
const requirements = read(`${securityFolder}/asvs-5.0.0-ids.txt`).split(/\s+/).filter(Boolean);
const unanswered = asvsFaults(read(`${securityFolder}/asvs.md`), requirements).map(
  (fault) => `${securityFolder}/asvs.md:${fault}`,
);
const architecture = 'docs/architecture.md';
const unnamed = ['api/src/features', 'web/src/features'].flatMap((root) =>
  folderFaults(root, featureFolders(root, repositoryFiles()), read(architecture)).map(
    (fault) => `${architecture}: ${fault}`,
  ),
);
const texts = textFiles
  .filter((file) => /^web\/src\/.*\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }));
report(`sources in ${textFiles.length} files`, [
  ...faults,
  ...outsideTables,
  ...unindexed,
  ...unproved,
  ...unanswered,
  ...unnamed,
  ...unreadTexts(texts),
]);
