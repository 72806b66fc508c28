/**
 * Fails on an import that goes against the directions of docs/architecture.md, on a circle of imports,
 * and on a table of rows that brings the schemas with it.
 */
import { forbiddenImports, importCycles, readGraph, rowsWithSchemas } from './checks/imports/import-graph';
import { report } from './checks/report';
import { isCode, repositoryFiles } from './checks/source-files';

const files = repositoryFiles();
const graph = readGraph(files.filter(isCode), files);
const cycles = importCycles(graph).map((cycle) => `circle: ${cycle}`);
report(`imports of ${graph.length} files`, [
  ...forbiddenImports(graph),
  ...rowsWithSchemas(graph),
  ...cycles,
]);
