import type { PageRenderer, Rendered, ServerEntry } from '../../model/rendering.ts';

const around = 60;

/** Where two texts begin to differ, with what is around; undefined if they are the same. */
function firstDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const part = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - around), at + around));
  return `${part(one)} in place of ${part(other)}`;
}

/** Where a rendering of a page differs from the right one, in words; undefined if it doesn't. */
export function differenceOf(made: Rendered, right: Rendered): string | undefined {
  const parts = ['body', 'css', 'headTags', 'theme'] as const;
  return parts.map((part) => firstDifference(made[part], right[part])).find((found) => found !== undefined);
}

/** Renders as `renderer` does, and each page through React as a whole, too. Its `render` throws an Error where the two differ. */
export function verifying(renderer: PageRenderer, { render }: Pick<ServerEntry, 'render'>): PageRenderer {
  return {
    ...renderer,
    render: (plan) => {
      const made = renderer.render(plan);
      const difference = differenceOf(made, render(plan));
      if (difference === undefined) return made;
      throw new Error(
        `filled into what its blocks share with others, it has ${difference}. A component looks at a value, or at items together: say "keyed": true or "together": true in its schema`,
      );
    },
  };
}
