import { defineConfig } from 'vite';
import { sitewright } from './src/server/plugin.ts';

// The commands in src/cli and `vite` itself both start from here.
export default defineConfig({ plugins: [sitewright()] });
