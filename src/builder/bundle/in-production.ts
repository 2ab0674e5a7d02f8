/** How many works go on, and what NODE_ENV was before the first of them. */
const going: { count: number; before?: string | undefined } = { count: 0 };

/**
 * Vite compiles JSX for whatever NODE_ENV says, and React's development runtime is not in our bundle. The
 * development server needs its own value back afterwards: when the last of those is done that go on at the same time.
 */
export async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  if (going.count === 0) going.before = process.env.NODE_ENV;
  going.count += 1;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    going.count -= 1;
    if (going.count === 0) {
      if (going.before === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = going.before;
    }
  }
}
