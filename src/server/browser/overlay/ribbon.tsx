import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { say } from '../../../diagnostics/messages/say.ts';
import type { PageState } from '../../dev/problem.ts';

const name = 'sitewright-hidden';

/**
 * Says on a page what of it visitors don't see: a bar above the page, and a frame with a label around each block. In a shadow root
 * beside the page's own, so that neither the app nor a renewal of the page meets it.
 */
export function createRibbon(page: Document): { readonly show: (state: PageState) => void } {
  const host = page.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  const place = (): void => {
    for (const frame of shadow.querySelectorAll<HTMLElement>('.frame')) {
      const block = page.getElementById(frame.dataset.block ?? '');
      frame.hidden = block === null;
      if (block !== null) cover(frame, block);
    }
  };
  page.body.prepend(host);
  // Blocks move when pictures arrive, when details open and when the window changes.
  new ResizeObserver(place).observe(page.body);
  return {
    show: ({ ribbon }) => {
      const parts = ribbon && (
        <section aria-label={say('overlay', { why: 'unseen' })}>
          {ribbon.page !== undefined && <p className="bar">{ribbon.page}</p>}
          {ribbon.blocks.map(({ id, words }) => (
            <div key={id} className="frame" data-block={id}>
              <p className="label">{words}</p>
            </div>
          ))}
        </section>
      );
      flushSync(() =>
        root.render(
          <>
            <style>{style}</style>
            {parts}
          </>,
        ),
      );
      place();
    },
  };
}

function cover(frame: HTMLElement, block: HTMLElement): void {
  const { top, left, width, height } = block.getBoundingClientRect();
  const { style } = frame;
  style.top = `${top + scrollY}px`;
  style.left = `${left + scrollX}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

const style = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; padding: 0; }
[hidden] { display: none !important; }
p { font: 500 14px/1.5 "Instrument Sans", ui-sans-serif, system-ui, sans-serif; color: #f9c380; background: #3a2606; text-align: start; }
.bar { padding: 10px 16px; text-align: center; border-bottom: 2px dashed #f9c380; }
.frame { position: absolute; z-index: 30; pointer-events: none; border: 2px dashed #b9770e; }
.label { position: absolute; inset: 0 auto auto 0; max-width: 100%; padding: 4px 12px; border-end-end-radius: 8px; }
@media (forced-colors: active) { p { border: 1px solid; } }
@media print { :host { display: none; } }
`;
