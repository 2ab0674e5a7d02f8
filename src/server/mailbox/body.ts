import type { IncomingMessage } from 'node:http';

/**
 * The body of a request; undefined when it is larger than `limit` bytes. It is read to its end all the same, so that
 * the browser hears the answer and not a broken connection.
 * @throws Error when the other side goes away
 */
export async function bodyOf(req: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= limit) chunks.push(bytes);
    else chunks.length = 0;
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}
