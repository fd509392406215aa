/** Of a whole, to three digits. */
export const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));
