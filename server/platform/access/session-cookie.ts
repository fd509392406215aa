/** In a file of its own: whoever only sets or reads the cookie need not load the database library. */
export const COOKIE_PREFIX = 'carful';

/** Browsers reject the __Secure- prefix over plain http. */
export const cookieName = (secure: boolean, name = 'session_token') =>
  `${secure ? '__Secure-' : ''}${COOKIE_PREFIX}.${name}`;
