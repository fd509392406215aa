import * as z from 'zod';
import type { SpeechSettings } from './config.ts';
import { createGoogleTranscriber } from './provider.ts';

type Recording = { file: File; language: 'en' | 'lv' | undefined };
type Transcriber = (settings: SpeechSettings, recording: Recording, signal: AbortSignal) => Promise<string>;

const Answer = z.object({ text: z.string() });

const transcribers: Record<SpeechSettings['provider'], Transcriber> = {
  // The AI SDK's adapter for such servers does not support speech.
  'openai-compatible': async ({ baseUrl, apiKey, name }, { file, language }, signal) => {
    const form = new FormData();
    form.set('model', name);
    form.set('response_format', 'json');
    if (language) form.set('language', language);
    form.set('file', file);
    const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
    const url = `${baseUrl}/audio/transcriptions`;
    const answer = await fetch(url, { method: 'POST', headers, body: form, signal });
    if (!answer.ok) throw new Error(`the speech model answered ${answer.status}`);
    return Answer.parse(await answer.json()).text;
  },
  google: async (settings, { file, language }, abortSignal) => {
    const { transcribe } = await import('ai');
    const { text } = await transcribe({
      model: await createGoogleTranscriber(settings, settings.name),
      audio: new Uint8Array(await file.arrayBuffer()),
      ...(language ? { providerOptions: { google: { languageCodes: [language] } } } : {}),
      maxRetries: 0,
      abortSignal,
    });
    return text;
  },
};

export const transcribeFile: Transcriber = (settings, recording, signal) =>
  transcribers[settings.provider](settings, recording, signal);
