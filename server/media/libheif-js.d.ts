declare module 'libheif-js/wasm-bundle.js' {
  type HeifPixels = { data: Uint8ClampedArray; width: number; height: number };
  type HeifImage = {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Calls back with null if the picture cannot be decoded. */
    display(into: HeifPixels, done: (displayed: HeifPixels | null) => void): void;
  };
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default libheif;
}
