import { BlockList, isIP } from 'node:net';

/** Not on the public internet: this machine, local networks, and ranges that are reserved or lead to them. */
const blocked = new BlockList();
const ranges: [address: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 95],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];
for (const [address, bits] of ranges) blocked.addSubnet(address, bits, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address within an IPv6 one counts as itself. Also true for anything that is not an IP address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version === 0 || blocked.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
