// What the builder calls: `ServerEntry` in src/model/rendering.ts.
export { prepare, renderPage as render } from './render-page.tsx';
