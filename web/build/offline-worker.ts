import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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
      navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/agent(\/|$)/, /^\/galerie$/],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
    },
  });
}
