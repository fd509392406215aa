import { isIPv6 } from 'node:net';

/** Shows the owner where a request came from without a person's full address: /24 of IPv4, /48 of IPv6. */
export function networkPrefix(address: string): string {
  const network = clientNetwork(address);
  return network.endsWith('/64')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : network.replace(/\.\d+$/, '.0/24');
}

/** The network that rate limits count: an IPv4 address, or the /64 of an IPv6 address. */
export function clientNetwork(address: string | undefined): string {
  if (address === undefined) return '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const groups = (text: string) => (text ? text.split(':') : []);
  const [start, end] = [groups(head), groups(tail)];
  const gap = plain.includes('::') ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0') : [];
  const whole = [...start, ...gap, ...end].slice(0, 4);
  return `${whole.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
