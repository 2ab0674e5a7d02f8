import type { Connect } from 'vite';

/**
 * Says with every answer that it is for pages of this server: no other page may load it as a script, a picture or a style, or show
 * it in a frame and lead clicks to what is in it. The gallery shows its examples in frames.
 */
export const forOwnPages: Connect.NextHandleFunction = (_req, res, next) => {
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  next();
};
