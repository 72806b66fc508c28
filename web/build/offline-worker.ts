import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { typedAddresses } from '../src/app/pages/page-table.ts';

/** The addresses that the worker never answers with the travellers' application: other applications, documents, files. */
export const answeredByServer: readonly RegExp[] = [
  /^\/api(\/|$)/,
  /^\/agent(\/|$)/,
  // The mails of a server that sends none.
  /^\/dev(\/|$)/,
  /^\/galerie$/,
  // The server leads to the page.
  ...Object.keys(typedAddresses).map((address) => new RegExp(`^${address}/?(\\?|$)`, 'i')),
  // A file: its last part has a dot. What follows a « ? » is none of the path.
  /^[^?]*[^/?]\.[^/?]*(\?|$)/,
];

/** The worker that keeps the travellers' application on the device; the agents' one always comes from the server. */
export function offlineWorker(): PluginOption {
  return VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: null,
    manifest: false,
    workbox: {
      globPatterns: [
        'index.html',
        '**/*.{js,css,json,woff2,otf,svg,webmanifest,webp}',
        'icons/traveller-192.png',
      ],
      globIgnores: [
        'agent.html',
        'assets/after-paint*',
        'pages/**',
        'assets/agent*',
        'assets/agent/**',
        'assets/gallery*',
        'assets/gallery/**',
        'icons/agent*',
      ],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [...answeredByServer],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
    },
  });
}
