#!/usr/bin/env node
// @ts-check
const { isLoadable } = require('../loadable.cjs');

// In CommonJS, because Node loads no other module below a folder with a backslash in its name.
if (isLoadable(__dirname, '\\')) import('./sitewright.mjs');
