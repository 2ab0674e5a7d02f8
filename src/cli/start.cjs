#!/usr/bin/env node
// @ts-check
const { isLoadable } = require('./loadable.cjs');

// In CommonJS, because Node loads no other module below a folder with a backslash in its name. Vite compiles nothing below one with # or ?.
if (isLoadable(__dirname, '\\#?')) import('./start.mjs');
