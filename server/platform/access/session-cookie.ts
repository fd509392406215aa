/** A separate file, so that code that only sets or reads the cookie does not load the database library. */
export const COOKIE_PREFIX = 'carful';

/** Browsers reject the __Secure- prefix over plain http. */
export const cookieName = (secure: boolean, name = 'session_token') =>
  `${secure ? '__Secure-' : ''}${COOKIE_PREFIX}.${name}`;
