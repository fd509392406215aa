import { getDocumentProxy, extractText } from 'unpdf';

/** Its words with single spaces, how many pages it has, and where its links lead. */
export async function readPdf(pdf: unknown): Promise<{ text: string; pages: number; links: string[] }> {
  const document = await getDocumentProxy(new Uint8Array(pdf as Buffer));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const links: string[] = [];
  for (let page = 1; page <= totalPages; page++) {
    const notes = (await (await document.getPage(page)).getAnnotations()) as { url?: string }[];
    links.push(...notes.flatMap(({ url }) => url ?? []));
  }
  return { text: text.replace(/\s+/g, ' '), pages: totalPages, links };
}
