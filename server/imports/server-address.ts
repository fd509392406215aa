/** Parses an address as a person copies it: without https, or with the path of the API or of a page. Null if it is no
 * address. */
export function serverAddress(typed: string): string | null {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const path = url.pathname.replace(/\/(api|home|login|vehicle)(\/.*)?$/i, '').replace(/\/+$/, '');
  return `${url.origin}${path}`;
}

const FILE_PATHS = ['/documents/', '/images/'];

/** Null unless the file is on this server. */
export function fileAddress(address: string, location: string): string | null {
  const url = URL.parse(`${address}${location.startsWith('/') ? '' : '/'}${location}`);
  const isFile = FILE_PATHS.some((path) => url?.href.startsWith(`${address}${path}`));
  return url && isFile && url.search === '' ? url.href : null;
}
