/** Radix's scroll lock adds a style element with the nonce it finds in this global. */
export function readNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}
