import type { Plugin } from 'vite';

const MAKES_STYLE = "let style = document.createElement('style')";

/** Sonner writes its own style element and knows no nonce; without one the page's policy refuses it. */
export function sonnerNonce(): Plugin {
  return {
    name: 'carful-sonner-nonce',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/sonner/dist/index.mjs')) return null;
      if (!code.includes(MAKES_STYLE)) this.error('sonner makes its style element in another way now');
      const nonce = "style.nonce = document.querySelector('meta[property=csp-nonce]')?.nonce ?? ''";
      return { code: code.replace(MAKES_STYLE, `${MAKES_STYLE}\n  ${nonce}`), map: null };
    },
  };
}
