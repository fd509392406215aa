import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { HASH } from './known-password.ts';

type Callback = (error: Error | null, key: Buffer) => void;
type Scrypt = (
  password: string,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  callback: Callback,
) => void;

/**
 * Passwords are hashed in the same way at a thousandth of the cost: hashing took a sixth of the tests' time. For owners that
 * `enterOwner` makes the cost is the real one, once for each password that is tried, as it is in processes that tests start.
 */
function cheapScrypt(scrypt: Scrypt): Scrypt {
  const known = new Map<string, [Error | null, Buffer]>();
  const [salt] = HASH.split(':');
  return function cheap(password, given, length, options, callback) {
    if (given !== salt) return scrypt(password, given, length, { ...options, N: 16 }, callback);
    const before = known.get(password);
    if (before) return void setImmediate(callback, ...before);
    scrypt(password, given, length, options, (...outcome) => {
      known.set(password, outcome);
      callback(...outcome);
    });
  };
}

// Test files of one process share Node's modules: another file may have replaced it.
if (crypto.scrypt.name !== 'cheap') {
  crypto.scrypt = cheapScrypt(crypto.scrypt) as typeof crypto.scrypt;
  syncBuiltinESMExports();
}
