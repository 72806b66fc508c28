/** The workspaces that npm has to find to install one of them. */
const workspaces = ['core', 'contract', 'api', 'web', 'e2e'] as const;

/** What an installation is made of, besides the packages that npm brings: relative to the repository, built. */
export const productParts = [
  'package.json',
  'package-lock.json',
  ...workspaces.map((workspace) => `${workspace}/package.json`),
  'api/dist',
  'api/migrations',
  'web/dist',
] as const;
