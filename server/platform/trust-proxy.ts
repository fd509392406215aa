type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

/** The setting TRUST_PROXY as the server takes it. */
export function trustProxy(value: string): TrustProxy {
  if (/^(on|off)$/i.test(value)) return value.toLowerCase() === 'on';
  if (!/^\d+$/.test(value)) return value.split(/\s*,\s*/);
  const proxies = Number(value);
  return (_address, hop) => hop < proxies;
}
