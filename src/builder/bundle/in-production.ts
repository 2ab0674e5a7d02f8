/**
 * Vite compiles JSX for whatever NODE_ENV says, and React's development runtime is not in our bundle. The
 * development server needs its own value back afterwards.
 */
export async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
