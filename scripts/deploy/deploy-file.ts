import path from 'node:path';
import { absolute } from '../checks/source-files';

/** A file of `deploy/`: configuration of the cluster, of the package, of what runs them. */
export function deployFile(name: string): string {
  return absolute(path.join('deploy', name));
}
