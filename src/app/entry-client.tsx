import { loadPlan, readHandover, themeSheet, warmUp } from './navigation/load-plan.ts';

/** Prints what is closed: a style opens it, too, but not in browsers before 2025. */
function openOnPaper(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    details.open = true;
    addEventListener('afterprint', () => details.removeAttribute('open'), { once: true });
  }
}

/** Makes React continue the page as it stands. This module is small and asks for all else at once. @throws Error when something can't be fetched; nothing has changed then */
export async function takeOver(): Promise<void> {
  const handover = readHandover(document);
  addEventListener('beforeprint', openOnPaper);
  // In this order, so that React is mostly evaluated before the rest arrives: blocks would bring both with them at once.
  const react = import('react-dom/client');
  const app = import('./hydrate.tsx');
  warmUp(handover);
  // What visitors choose from a list doesn't wait for React.
  if (document.querySelector('search') !== null) {
    import('../blocks/shared/filters/filter-list.ts').then(
      ({ filterLists }) => filterLists(),
      () => undefined,
    );
  }
  // The page's own style has the properties that it reads under names that rules of the app don't know.
  const theme = themeSheet(handover);
  const [plan, { hydrate }] = await Promise.all([loadPlan(handover.page, handover), app, react, theme]);
  await hydrate(plan);
}
