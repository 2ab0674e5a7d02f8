/** The overlay's own look, in its shadow root: the site's styles do not reach it, nor it them. */
export const overlayStyle = `
:host { all: initial; }
section, .badge {
  position: fixed; z-index: 2147483647; color: #f4f4f5; background: #18181b;
  font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; border-radius: 12px;
  box-shadow: 0 12px 48px #0009, 0 0 0 1px #ef4444;
}
section {
  inset: auto 16px 16px; margin: 0 auto; max-width: 880px; max-height: min(60vh, 640px);
  display: flex; flex-direction: column; border-top: 4px solid #ef4444;
}
header { display: flex; gap: 16px; justify-content: space-between; align-items: start; padding: 16px 20px 12px; }
h1 { margin: 0; font-size: 18px; line-height: 1.4; color: #fca5a5; }
p { margin: 4px 0 0; overflow-wrap: anywhere; }
header p, .hint { color: #d4d4d8; }
ol { margin: 0; padding: 0 20px 16px; list-style: none; overflow: auto; }
li { padding: 12px 0; border-top: 1px solid #3f3f46; }
code { font: 14px/1.5 ui-monospace, monospace; color: #fde68a; overflow-wrap: anywhere; }
button {
  font: inherit; color: inherit; background: #3f3f46; border: 1px solid #71717a; border-radius: 8px;
  padding: 4px 14px; min-height: 32px; cursor: pointer;
}
button:hover { background: #52525b; }
:focus-visible { outline: 3px solid #fde68a; outline-offset: 2px; }
.badge { inset: auto 16px 16px auto; }
.badge button { background: #7f1d1d; border-color: #ef4444; border-radius: 12px; padding: 8px 16px; }
`;
