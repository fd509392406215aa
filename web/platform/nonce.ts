/** The scroll lock under a dialog writes a style element and looks for the page's nonce in this name. */
export function readNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}
