/**
 * The one script a page starts with. It stands in <head>, before anything is painted, so that the colour mode
 * does not flash, and it must stay under 1.5 KB. Everything here is an improvement: a page works without it.
 */
const root = document.documentElement;
const darkDevice = matchMedia('(prefers-color-scheme: dark)');
/** The class the document came with: a mode fixed by site.yaml, or nothing. */
const fixedMode = root.className;
const storageKey = 'color-mode';

// Where storage is denied, both calls throw: the mode then lives as long as the page.
function storedMode(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function storeMode(mode: string): void {
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    return;
  }
}

function showMode(mode: string): void {
  const isDark = mode === 'dark';
  root.className = isDark ? 'dark' : 'light';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = isDark ? '#0A1213' : '#FFFFFF';
  }
  for (const button of document.querySelectorAll('[data-mode-switch]')) {
    button.setAttribute('aria-pressed', String(isDark));
  }
}

function showPreferredMode(): void {
  showMode(storedMode() || fixedMode || (darkDevice.matches ? 'dark' : 'light'));
}

function markScrolled(): void {
  root.toggleAttribute('data-scrolled', scrollY > 50);
}

/** Closes the open menus, except the one that holds `kept`. */
function closeMenus(kept?: Element): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) {
    menu.open = menu.contains(kept ?? null);
  }
}

function correctYears(): void {
  const year = new Date().getFullYear();
  for (const place of document.querySelectorAll<HTMLElement>('[data-year]')) {
    if (Number(place.dataset.year) < year) place.textContent = String(year);
  }
}

showPreferredMode();
markScrolled();

darkDevice.addEventListener('change', showPreferredMode);
addEventListener('scroll', markScrolled, { passive: true });
addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) closeMenus(target);
});
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  // A followed link leaves the page, or leads to a place on it that the menu would hide.
  closeMenus(target.closest('a') ? undefined : target);
  if (target.closest('[data-mode-switch]')) {
    const mode = root.className === 'dark' ? 'light' : 'dark';
    storeMode(mode);
    showMode(mode);
  }
});
addEventListener('keydown', ({ key }) => {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu][open]');
  if (key !== 'Escape' || menu === null) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
document.addEventListener('DOMContentLoaded', () => {
  showPreferredMode();
  correctYears();
});
