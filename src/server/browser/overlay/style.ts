/**
 * The overlay's own look, in its shadow root: the site's styles do not reach it, nor it them. Dark in both modes, so that
 * nobody takes it for a part of the site. What is out of sight is not laid out: thousands of mistakes stay quick.
 */
export const overlayStyle = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; padding: 0; }
[hidden] { display: none !important; }
:host {
  --fg: #edf3f3; --muted: #a9b6b7; --panel: #121e20; --raised: #1a282a; --ground: #0a1213; --line: #2b3d40;
  --error: #ffa198; --error-line: #b3473f; --error-ground: #5c2722; --warning: #f9c380; --warning-ground: #503408;
  --focus: #5bc0cb; --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
section, .badge, .notice { font: 400 15px/1.55 "Instrument Sans", ui-sans-serif, system-ui, sans-serif; color: var(--fg); text-align: start; }
.dock {
  position: fixed; z-index: 2147483647; inset: auto 16px 16px; margin-inline: auto; max-width: 960px; max-height: min(64vh, 720px);
  display: flex; flex-direction: column; gap: 8px; pointer-events: none;
}
.dock > * { pointer-events: auto; }
.dock:has(+ .badge:not([hidden])) { bottom: 76px; }
section {
  flex: 0 1 auto; min-height: 0; display: flex; flex-direction: column; overflow: hidden; background: var(--panel); border: 1px solid var(--line);
  border-radius: 14px; box-shadow: 0 1px 2px #0006, 0 24px 64px -12px #000a;
}
section::before { content: ""; flex: none; height: 3px; background: var(--error-line); }
section.calm::before { background: var(--warning); }
header { display: flex; flex: none; gap: 16px; justify-content: space-between; align-items: start; padding: 18px 24px 16px; border-bottom: 1px solid var(--line); }
h1 { font-size: 20px; font-weight: 600; line-height: 1.3; letter-spacing: -0.01em; color: var(--fg); }
.remark { margin-top: 2px; color: var(--muted); }
.list { overflow: auto; overscroll-behavior: contain; }
h2 {
  position: sticky; top: 0; z-index: 1; padding: 10px 24px; background: var(--raised); border-bottom: 1px solid var(--line);
  font: 600 13px/1.5 var(--mono); overflow-wrap: anywhere;
}
ol, ul { list-style: none; }
.problem { padding: 18px 24px 20px; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 230px; }
.file:last-child > ol > .problem:last-child { border-bottom: 0; }
.errors:not(:empty) + details { border-top: 1px solid var(--line); }
.where { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; font-size: 13px; color: var(--muted); }
.code { font: 13px/1.5 var(--mono); color: var(--error); }
.warning .code { color: var(--warning); }
.message { margin-top: 2px; font-size: 16px; font-weight: 500; overflow-wrap: anywhere; text-wrap: pretty; }
.hint { color: var(--muted); overflow-wrap: anywhere; text-wrap: pretty; max-width: 75ch; }
pre { margin: 10px 0; padding: 8px 0; overflow-x: auto; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; font: 13px/1.7 var(--mono); tab-size: 1; }
pre code { display: block; width: max-content; min-width: 100%; font: inherit; }
.row { display: flex; padding-inline-end: 16px; color: var(--muted); }
.row.at { color: var(--fg); }
.number { position: sticky; left: 0; flex: none; min-width: 6ch; padding-inline: 12px; margin-inline-end: 4px; text-align: end; color: var(--muted); background: var(--ground); user-select: none; }
.text { white-space: pre; }
mark { color: inherit; background: var(--error-ground); border-radius: 2px; text-decoration: underline; text-decoration-color: var(--error); text-decoration-thickness: 2px; text-underline-offset: 4px; }
.warning mark { background: var(--warning-ground); text-decoration-color: var(--warning); }
.related { margin-top: 6px; font-size: 14px; color: var(--muted); }
.related code { font: 13px/1.5 var(--mono); color: var(--fg); overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 12px; }
.outcome { flex: 1 1 260px; padding-inline-start: 4px; font-size: 14px; color: var(--muted); overflow-wrap: anywhere; }
.outcome.failed { color: var(--error); }
.room { flex-basis: 100%; }
.room:empty { display: none; }
.copied { display: block; width: 100%; padding: 8px 12px; font: 13px/1.6 var(--mono); color: var(--fg); background: var(--ground); border: 1px solid #627577; border-radius: 8px; resize: vertical; }
.notice {
  display: flex; gap: 8px; align-items: center; align-self: center; max-width: 100%; padding: 8px 8px 8px 20px; font-size: 14px; background: var(--raised);
  border: 1px solid #627577; border-radius: 14px; box-shadow: 0 8px 24px #0006;
}
.notice p { flex: 1 1 auto; margin-inline-end: 12px; overflow-wrap: anywhere; text-wrap: pretty; }
.notice.failed p { color: var(--error); }
button {
  font: inherit; font-size: 14px; font-weight: 500; color: var(--fg); background: var(--raised); border: 1px solid #627577;
  border-radius: 8px; padding: 0 14px; min-height: 36px; cursor: pointer;
}
.fix { color: #06201f; background: #7fd1d8; border-color: #7fd1d8; }
.fix:hover { background: #a5e2e7; border-color: #a5e2e7; }
button:not(.fix):hover { background: #253739; border-color: #8a999b; }
button[aria-disabled=true] { opacity: 0.6; cursor: progress; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
section:focus { outline: none; }
summary { padding: 14px 24px; font-weight: 500; color: var(--warning); cursor: pointer; }
summary:focus-visible { outline-offset: -3px; border-radius: 8px; }
.badge { position: fixed; z-index: 2147483647; inset: auto 16px 16px auto; min-height: 44px; padding: 0 18px; border-radius: 999px; background: #5c2722; border-color: var(--error); box-shadow: 0 8px 24px #0006; }
.badge:hover { background: #7a332c; border-color: var(--error); }
.badge.calm { color: var(--muted); background: var(--panel); border-color: var(--line); }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.dock:has(> .whole:not([hidden])) { inset: 0; max-width: none; max-height: none; gap: 0; background: var(--ground); }
.whole:not([hidden]) + .notice { margin: 8px 16px 16px; max-width: calc(100% - 32px); }
.whole { flex: 1; border: 0; border-radius: 0; background: var(--ground); box-shadow: none; }
.whole > * { width: 100%; max-width: 960px; margin-inline: auto; }
.whole::before { max-width: none; }
.whole header { padding-top: clamp(32px, 8vh, 88px); border: 0; }
.whole h1 { font-size: clamp(26px, 4vw, 36px); letter-spacing: -0.02em; line-height: 1.15; }
.whole .remark { margin-top: 8px; font-size: 16px; }
.whole .list { max-width: none; padding-inline: max(0px, (100% - 960px) / 2); padding-bottom: 48px; }
.whole .file { margin-bottom: 24px; background: var(--panel); border: 1px solid var(--line); border-radius: 14px; overflow: clip; }
@media (max-width: 1010px) { .whole .list { padding-inline: 16px; } }
@media (max-width: 600px) {
  .dock { inset: auto 8px 8px; max-height: 72vh; }
  .notice { flex-wrap: wrap; justify-content: end; align-self: stretch; padding: 12px; }
  .notice p { flex-basis: 100%; margin: 0; }
  header, h2, .problem, summary { padding-inline: 16px; }
  .badge { inset: auto 8px 8px auto; }
  .dock:has(+ .badge:not([hidden])) { bottom: 60px; }
}
@media (pointer: coarse) { button { min-height: 44px; } }
@media (forced-colors: active) { section, .badge, .notice, mark { border: 1px solid; } }
@media print { :host { display: none; } }
`;
