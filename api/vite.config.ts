import { defineConfig } from 'vite';

/** The server, its threads and the commands of an installation: our workspaces inside, the installed packages outside. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: [/^@retour\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: [
        'src/server.ts',
        'src/draw-document.ts',
        'src/check.ts',
        'src/create-agent.ts',
        'src/erase.ts',
        'src/hold-mails.ts',
        'src/signing-keys.ts',
        'src/verify-log.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
