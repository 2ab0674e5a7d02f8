/** What makes a box that scrolls by itself one that the keyboard reaches, and that screen readers have a name for. */
export const scrollerNamed = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;
