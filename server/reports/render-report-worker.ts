import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type * as Pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Language } from '#domain/language/words.ts';
import { reportDocument } from '#domain/reports/report-document.ts';
import type { ReportFacts } from '#domain/reports/report-facts.ts';
import { wordsFor } from '#server/platform/words.ts';

export type RenderRequest = {
  facts: ReportFacts;
  language: Language;
  pictures: Record<string, Uint8Array>;
};

const require = createRequire(import.meta.url);
const pdfmake = require('pdfmake') as typeof Pdfmake;
const fontFile = (name: string) => require.resolve(`@expo-google-fonts/inter/${name}.ttf`);

const { facts, language, pictures } = workerData as RenderRequest;
const fonts = {
  Inter: {
    normal: fontFile('400Regular/Inter_400Regular'),
    bold: fontFile('700Bold/Inter_700Bold'),
  },
};
const readable = new Set<string>(Object.values(fonts.Inter));
pdfmake.setFonts(fonts);
// User text must not make it read files or URLs; only its fonts are readable.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => readable.has(path));

const images = Object.fromEntries(
  Object.entries(pictures).map(([name, jpeg]) => [
    name,
    `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
  ]),
);
const document = { ...reportDocument(facts, wordsFor(language)), images };
const pdf = await pdfmake.createPdf(document as unknown as TDocumentDefinitions).getBuffer();
const bytes = new Uint8Array(pdf);
parentPort!.postMessage(bytes, [bytes.buffer]);
