/** Fails on an import that goes against the directions of docs/architecture.md, and on a circle of imports. */
import { forbiddenImports, importCycles, readGraph } from './checks/imports/import-graph';
import { report } from './checks/report';
import { isCode, repositoryFiles } from './checks/source-files';

const files = repositoryFiles();
const graph = readGraph(files.filter(isCode), files);
const cycles = importCycles(graph).map((cycle) => `circle: ${cycle}`);
report(`imports of ${graph.length} files`, [...forbiddenImports(graph), ...cycles]);
