import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where the table server listens while one works on the client with `npm run dev`.
const api = process.env.TANKODROM_API ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tankodrom/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data: fonts
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] }, // the words are shared with the terminal
    proxy: { '/api': { target: api, ws: true, changeOrigin: true, headers: { Origin: api } } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/unit/**/*.test.ts'] },
});
