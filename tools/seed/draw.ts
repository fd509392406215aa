import sharp from 'sharp';

export type Scene = 'car' | 'wheel' | 'receipt';
type Look = { body: string; sky: string };

const shapes: Record<Scene, (look: Look) => string> = {
  car: ({ body }) => `
    <path d="M110 420 q10 -70 90 -84 l90 -96 q20 -20 60 -20 h230 q40 0 66 26 l86 88 q110 12 130 86 l4 60 h-760 z" fill="${body}"/>
    <path d="M316 326 l66 -70 q10 -10 30 -10 h70 v80 z M506 246 h84 q20 0 34 14 l62 66 h-180 z" fill="#d7e6ee"/>
    <path d="M120 430 h44 v-26 h-36 z M846 420 l-42 -8 v34 h48 z" fill="#fff3c4"/>
    <g fill="#20262b"><circle cx="286" cy="490" r="72"/><circle cx="700" cy="490" r="72"/></g>
    <g fill="#c9d1d6"><circle cx="286" cy="490" r="36"/><circle cx="700" cy="490" r="36"/></g>
    <path d="M488 250 v220 M380 340 h40 M560 340 h40" stroke="#00000040" stroke-width="6"/>`,
  wheel: ({ body }) => `
    <circle cx="480" cy="320" r="260" fill="#20262b"/><circle cx="480" cy="320" r="176" fill="#aab4bb"/>
    <circle cx="480" cy="320" r="150" fill="#6c767d"/><path d="M480 176 a144 144 0 0 1 128 78 l-60 32 a76 76 0 0 0 -68 -42 z" fill="${body}"/>
    <g stroke="#3a444b" stroke-width="14"><path d="M480 190 v260 M350 320 h260 M388 228 l184 184 M572 228 l-184 184"/></g>
    <circle cx="480" cy="320" r="44" fill="#c9d1d6"/>`,
  receipt: () => `
    <path d="M290 60 h380 v520 l-38 -24 l-38 24 l-38 -24 l-38 24 l-38 -24 l-38 24 l-38 -24 l-38 24 l-38 -24 l-38 24 z" fill="#fff"/>
    <g stroke="#9aa5ac" stroke-width="10"><path d="M340 140 h180 M340 210 h280 M340 260 h280 M340 310 h200 M340 360 h280"/></g>
    <path d="M340 450 h120 M540 450 h80" stroke="#20262b" stroke-width="18"/>`,
};

/** A picture of our own as JPEG, 960 by 640 pixels. */
export async function draw(scene: Scene, look: Look): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" width="960" height="640">
    <rect width="960" height="640" fill="${look.sky}"/><rect y="540" width="960" height="100" fill="#00000022"/>${shapes[scene](look)}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer();
}
