/** A visitor's cookies as a browser takes them. @param header `a=1; b=2`, or empty for none */
export function cookiesOf(header: string, url: string) {
  return header
    .split('; ')
    .filter(Boolean)
    .map((cookie) => {
      const at = cookie.indexOf('=');
      const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)];
      return { name, value, url, httpOnly: true, sameSite: 'Lax' as const };
    });
}
