/** RGBA in the color space of the ICC profile, or sRGB without one. */
export type Pixels = { data: Uint8Array; width: number; height: number; profile: Uint8Array | null };
