module.exports = { siteMetadata: { title: 'Oven & Salt', description: 'Bread, and what goes on it.' }, plugins: [require('x')] };
