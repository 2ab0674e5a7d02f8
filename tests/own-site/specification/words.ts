/** The words of our own site that its specification fixes, besides those of its screens (`screens.ts`). */

export const home = { title: 'Home', heading: 'Enterprise Technology Solutions' } as const;

export const form = {
  sending: 'Sending...',
  success: 'Thank you for your message. We will get back to you soon!',
  error: 'Sorry, something went wrong. Please try again later.',
  /** The version of the library that is sent along. */
  library: '4.4.1',
} as const;

/** What the screen says that the router falls back to. */
export const fallback = 'Unexpected Application Error!';

export const getStarted = 'Get Started';
export const address = 'Jalgaon, India';
export const footerTopic = /marketing measurement and analytics/;

/** How far the page is scrolled, in pixels, before the header is solid. */
export const scrollThreshold = 50;
