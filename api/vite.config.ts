import { defineConfig } from 'vite';

/** One file for the server: our workspaces inside, the installed packages outside. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: [/^@retour\//] },
  build: {
    ssr: 'src/server.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'server.js' } },
  },
});
