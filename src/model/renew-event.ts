/** By it the development server's part of a page asks the app to fetch the page again. The app prevents its default. */
export const renewEvent = 'sitewright:renew';
