import { createServer } from 'node:net';
import { codeOf } from '../../disk/error-code.mjs';

/** The port that `start` begins with. */
export const usualPort = 5173;

const most = 65_535;

/** The port that a server takes which begins with this one: the first that is free, as Vite looks for it. */
export async function nextPort(host: string, from: number = usualPort): Promise<number> {
  for (let port = from; port < most; port += 1) {
    const isTaken = (await isUsed('0.0.0.0', port)) || (await isUsed('::', port)) || (await isUsed(host, port));
    if (!isTaken) return port;
  }
  return from;
}

/** Whether somebody listens there. An address that this computer doesn't have is used by nobody. */
function isUsed(host: string, port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error) => server.close(() => resolve(codeOf(error) === 'EADDRINUSE')));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}
