#!/usr/bin/env node
// @ts-check

// `npm create sitewright@latest bakery` is `sitewright new site bakery`.
process.argv.splice(2, 0, 'new', 'site');
// @ts-expect-error It is there where this is installed, and not here.
await import('sitewright/bin');
