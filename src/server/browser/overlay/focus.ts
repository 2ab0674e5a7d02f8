const isUsable = (button: Element): boolean => button.isConnected && !(button instanceof HTMLElement && button.hidden);

/**
 * Changes what is in a panel. If the focused button is gone afterwards, the next one of its group has the focus, or the one
 * before; `otherwise` if there is none.
 */
export function keepFocus(shadow: ShadowRoot, change: () => void, otherwise: () => void): void {
  const focused = shadow.activeElement;
  const group = focused?.closest('.errors, .warnings');
  const buttons = [...(group?.querySelectorAll('button') ?? [])];
  const place = buttons.findIndex((each) => focused === each || each.contains(focused));
  change();
  if (focused === null || isUsable(focused)) return;
  const after = buttons.slice(place + 1);
  const before = buttons.slice(0, Math.max(0, place)).reverse();
  const next = [...after, ...before].find(isUsable);
  if (next === undefined) otherwise();
  else next.focus({ preventScroll: true });
}
