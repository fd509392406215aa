import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Visitor } from './client.ts';

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.from(value).toString('base64url');

/** Makes one passkey and uses it, as a phone would: ES256, without attestation. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly keys: { privateKey: KeyObject; publicKey: KeyObject };
  private counter = 0;
  /** Whether its owner shows a finger or a face. */
  isUnlocked = true;

  constructor() {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  create(options: { challenge: string; rp: { id: string } }, origin: string): object {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.data(options.rp.id, AT), Buffer.alloc(16), length, this.id, key]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', options.challenge, origin),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  get(options: { challenge: string; rpId: string }, origin: string): object {
    const clientDataJSON = this.client('webauthn.get', options.challenge, origin);
    const data = this.data(options.rpId, 0);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private data(rpId: string, more: number): Buffer {
    this.counter += 1;
    const flags = UP | more | (this.isUnlocked ? UV : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  private client(type: string, challenge: string, origin: string): string {
    return text(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response };
  }
}

export async function addPasskey(
  owner: Visitor,
  device: Authenticator,
  password?: string,
): ReturnType<Visitor['send']> {
  const { body } = await owner.send('GET', '/api/auth/passkey/generate-register-options');
  const response = device.create(body as { challenge: string; rp: { id: string } }, owner.baseUrl);
  const json = { name: 'My phone', response, password };
  return owner.send('POST', '/api/auth/passkey/verify-registration', { json });
}

/** @returns what was sent, and the answer */
export async function usePasskey(visitor: Visitor, device: Authenticator) {
  const { body } = await visitor.send('GET', '/api/auth/passkey/generate-authenticate-options');
  const json = { response: device.get(body as { challenge: string; rpId: string }, visitor.baseUrl) };
  return { json, ...(await visitor.send('POST', '/api/auth/passkey/verify-authentication', { json })) };
}
