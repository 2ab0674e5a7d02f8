import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** How often the processes are looked at, in milliseconds. */
const pause = 50;

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}

/** The memory of a process and those it has started, in bytes; 0 for those that have ended meanwhile. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024 + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return 0;
    throw error;
  }
}

/**
 * Follows the memory of a process with all that it starts. The function it returns ends that, and gives the most that was in use at once,
 * in bytes; undefined where the system doesn't tell.
 */
export function followMemory(pid: number): () => number | undefined {
  if (!existsSync(`/proc/${pid}/task/${pid}/children`)) return () => undefined;
  let most = 0;
  const look = (): void => {
    most = Math.max(most, memoryOf(pid));
  };
  const timer = setInterval(look, pause);
  look();
  return () => {
    clearInterval(timer);
    return most;
  };
}
