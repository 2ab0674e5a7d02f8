/**
 * The event, on the document, by which the development server's part of a page asks the app to fetch the page again. The app that
 * has taken the page over prevents its default.
 */
export const renewEvent = 'sitewright:renew';
